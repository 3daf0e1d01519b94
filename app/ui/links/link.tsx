import type { AnchorHTMLAttributes } from "react";
import { withBase } from "#app/shared/with-base.ts";

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** Path within the site, such as `/about`. */
  readonly to: string;
}

/** A plain link to a page of the site. */
export function Link({ to, ...rest }: LinkProps) {
  return <a href={withBase(to)} {...rest} />;
}
