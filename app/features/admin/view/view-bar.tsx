import { Link } from "react-router";
import { DASHBOARD } from "../return-to.ts";

/** Above the desk's view of a post: says that it is a private view, and links back (decision 17). */
export function ViewBar({ id }: { readonly id: string }) {
  return (
    <nav className="view-bar" aria-label="Your view of this post">
      <p className="wrap">
        <span>Your view of this post.</span>{" "}
        <Link to={`/admin/edit-post/${encodeURIComponent(id)}`}>Edit</Link>
        <span aria-hidden="true"> · </span>
        <Link to={DASHBOARD}>Posts</Link>
      </p>
    </nav>
  );
}
