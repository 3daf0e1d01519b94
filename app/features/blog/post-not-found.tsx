import { Link } from "#app/ui/links/link.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { SearchForm } from "./search/search-form.tsx";

/** Shown for an address without a post; specification, sections 2 and 8, set these texts. */
export function PostNotFound() {
  return (
    <section className="sec">
      <div className="wrap post-missing">
        <Picture scene="/scenes/empty.svg" ratio={[3, 2]} eager />
        <h1>Post Not Found</h1>
        <p className="lede">The blog post you’re looking for doesn’t exist or has been moved.</p>
        <SearchForm />
        <p className="btns">
          <Link className="btn" to="/blog">
            Back to Blog
          </Link>
          <Link className="btn ghost" to="/blog/archive">
            Archive by Date
          </Link>
        </p>
      </div>
    </section>
  );
}
