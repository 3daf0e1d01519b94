import { Link } from "../../../ui/links/link.tsx";
import { Picture } from "../../../ui/pictures/picture.tsx";

/** Shown for an address without a post; specification, sections 2 and 8, set these texts. */
export function PostNotFound() {
  return (
    <section className="wrap sec post-missing">
      <Picture scene="/scenes/empty.svg" ratio={[3, 2]} eager />
      <h1>Post Not Found</h1>
      <p className="lede">The blog post you’re looking for doesn’t exist or has been moved.</p>
      <p className="btns">
        <Link className="btn" to="/blog">
          Back to Blog
        </Link>
      </p>
    </section>
  );
}
