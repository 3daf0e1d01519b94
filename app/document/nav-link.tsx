import { use, createContext } from "react";
import { Link } from "../ui/links/link.tsx";

/** A link marked as current on its own page and, unless `exact`, on the pages below it. */
export function NavLink({
  exact = false,
  ...link
}: Parameters<typeof Link>[0] & { readonly exact?: boolean }) {
  const path = use(CurrentPath);
  const current = path === link.to || (!exact && path.startsWith(`${link.to}/`));
  return <Link aria-current={current ? "page" : undefined} {...link} />;
}

/** The path of the document being rendered, within the site: the header marks the current page. */
export const CurrentPath = createContext("/");
