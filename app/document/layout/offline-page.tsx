import { Link } from "#app/ui/links/link.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";

const OTHER_DOORS = [
  { label: "All planners and checklists", to: "/tools" },
  { label: "Back to Home", to: "/" },
  { label: "See all pages", to: "/sitemap" },
] as const;

/** Served by the service worker, at any address, when the reader is offline and the page is not cached. */
export function OfflinePage() {
  return (
    <div className="error-page">
      <Picture
        scene="/scenes/not-found.svg"
        narrowScene="/scenes/not-found-narrow.svg"
        ratio={[16, 9]}
        eager
      />
      <div className="wrap">
        <div className="sign">
          <h1>You’re offline, and this page isn’t saved</h1>
          <p>
            Try again when you have signal. If you saved the site, its pages are in your copy, and
            the planners work without signal.
          </p>
          <p className="btns">
            <Link className="btn" to="/tools/my-season">
              My Season
            </Link>
            <Link className="btn ghost" to="/tools/turn-in">
              Before You Open the Gate
            </Link>
          </p>
          <ul className="suggestions">
            {OTHER_DOORS.map(({ label, to }) => (
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
