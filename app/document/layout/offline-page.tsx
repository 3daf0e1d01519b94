import { Link } from "../../ui/links/link.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";

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
            Try again when you have signal. The guides and the newest posts are in your saved copy.
          </p>
          <p className="btns">
            <Link className="btn" to="/">
              Back to Home
            </Link>
            <Link className="btn ghost" to="/sitemap">
              See all pages
            </Link>
          </p>
        </div>
      </div>
    </div>
  );
}
