import { hook } from "#app/enhance/page-contract.ts";
import { Link } from "#app/ui/links/link.tsx";
import { SearchIcon } from "#app/ui/icons/icons.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { withBase } from "#app/shared/with-base.ts";
import type { StandInRule } from "#app/shared/stand-ins.ts";

/** Pages that the reader may have been looking for. */
const SUGGESTIONS = [
  { label: "30-Day Quick Start", to: "/getting-started/quick-start" },
  { label: "Blog", to: "/blog" },
  { label: "Site Map", to: "/sitemap" },
] as const;

/** The 404 page (specification, section 2, which quotes its texts). */
export function NotFound({ standIns = [] }: { readonly standIns?: readonly StandInRule[] }) {
  const list = standIns.map(({ pattern, file }) => `${pattern} ${file}`).join("\n");
  return (
    <div className="error-page" {...hook("notFound", list)}>
      <Picture
        scene="/scenes/not-found.svg"
        narrowScene="/scenes/not-found-narrow.svg"
        ratio={[16, 9]}
        alt="A cow in the moonlight, on the wrong side of the fence"
        eager
      />
      <div className="wrap">
        <div className="sign">
          <div className="status-code">404</div>
          <h1>Page Not Found</h1>
          <p>The page you’re looking for doesn’t exist or has been moved.</p>
          <p className="btns">
            <Link className="btn" to="/">
              Back to Home
            </Link>
          </p>
          <form
            className="search"
            role="search"
            aria-label="Search articles instead"
            action={withBase("/blog")}
          >
            <input
              type="search"
              name="q"
              aria-label="Search articles instead"
              placeholder="polywire, rest, water…"
              autoComplete="off"
              enterKeyHint="search"
            />
            <button type="submit" aria-label="Search for it">
              <SearchIcon />
            </button>
          </form>
          <ul className="suggestions">
            {SUGGESTIONS.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
