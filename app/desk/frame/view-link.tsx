import type { ComponentProps } from "react";
import { Link } from "react-router";
import { viewPath } from "./addresses.ts";

/** A link to a post as it was saved: to its public page if that shows this version, otherwise to the desk's view. */
export function ViewLink({
  path,
  id,
  isPublic,
  ...link
}: Omit<ComponentProps<typeof Link>, "to" | "reloadDocument"> & {
  /** The public page's address. */
  readonly path: string;
  readonly id: string;
  /** Whether the public page shows this version. */
  readonly isPublic: boolean;
}) {
  return isPublic ? (
    <Link {...link} to={path} reloadDocument />
  ) : (
    <Link {...link} to={viewPath(id)} />
  );
}
