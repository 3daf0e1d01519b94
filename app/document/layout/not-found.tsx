import { hook } from "../../enhance/page-contract.ts";
import { Link } from "../../ui/links/link.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";

/** Any address that is no page (specification, section 2). Texts to the letter. */
export function NotFound() {
  return (
    <div className="lost" {...hook("notFound")}>
      <Picture
        scene="/scenes/not-found.svg"
        narrowScene="/scenes/not-found-narrow.svg"
        ratio={[16, 9]}
        alt="A cow in the moonlight, on the wrong side of the fence"
        eager
      />
      <div className="wrap">
        <div className="sign">
          <div className="num4">404</div>
          <h1>Page Not Found</h1>
          <p>The page you’re looking for doesn’t exist or has been moved.</p>
          <p className="btns">
            <Link className="btn" to="/">
              Back to Home
            </Link>
          </p>
        </div>
      </div>
    </div>
  );
}
