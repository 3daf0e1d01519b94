import { Link } from "./link.tsx";
import { ArrowRightIcon } from "../icons/icons.tsx";

/** Links at the end of a guide. */
export function NextLinks({
  links,
}: {
  readonly links: readonly { readonly label: string; readonly to: string }[];
}) {
  return (
    <nav className="sec next" aria-labelledby="next-title">
      <div className="wrap">
        <h2 id="next-title">Where to go next</h2>
        <ul>
          {links.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>
                {label}
                <ArrowRightIcon />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
