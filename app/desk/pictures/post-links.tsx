import { Link } from "react-router";
import { editPath } from "../frame/addresses.ts";

/** Links to the posts that use something. */
export function PostLinks({
  posts,
}: {
  readonly posts: readonly { readonly id: string; readonly title: string }[];
}) {
  return posts.map(({ id, title }, index) => (
    <span key={id}>
      {index > 0 ? ", " : ""}
      <Link to={editPath(id)}>{title}</Link>
    </span>
  ));
}
