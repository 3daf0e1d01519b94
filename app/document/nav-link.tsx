import { useLocation } from "react-router";
import { Link } from "../ui/links/link.tsx";

/** A link marked as current on its own page and, unless `exact`, on the pages below it. */
export function NavLink({
  exact = false,
  ...link
}: Parameters<typeof Link>[0] & { readonly exact?: boolean }) {
  const { pathname } = useLocation();
  const current = pathname === link.to || (!exact && pathname.startsWith(`${link.to}/`));
  return <Link aria-current={current ? "page" : undefined} {...link} />;
}
