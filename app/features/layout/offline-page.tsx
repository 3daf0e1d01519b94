import { Picture } from "../../ui/picture.tsx";

const BASE = import.meta.env.BASE_URL;

/**
 * What a reader without a signal gets for a page that is not in the saved copy. It is served under
 * any address, so React never wakes in it and its links load whole pages.
 */
export function OfflinePage() {
  return (
    <div className="lost">
      <Picture
        scene="/scenes/not-found.svg"
        narrowScene="/scenes/not-found-narrow.svg"
        ratio={[16, 9]}
        eager
      />
      <div className="wrap">
        <div className="sign">
          <h1>You are offline, and this page is not saved</h1>
          <p>Try again when you have a signal. The guides and the newest posts are in your copy.</p>
          <p className="btns">
            <a className="btn" href={BASE}>
              Back to Home
            </a>
            <a className="btn ghost" href={`${BASE}sitemap`}>
              See all pages
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}
