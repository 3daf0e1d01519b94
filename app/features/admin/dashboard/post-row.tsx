import { memo } from "react";
import { Link } from "react-router";
import { shortDate } from "../../../domain/format-date.ts";
import { type PostSummary, postPath } from "../../../domain/post.ts";
import { EyeIcon, PencilIcon, TrashIcon } from "../../../ui/editor-icons.tsx";
import { Picture } from "../../../ui/picture.tsx";

/** One post of the dashboard. On a phone the same cells make a card, with their labels in front. */
export const PostRow = memo(function PostRow({
  post,
  back,
  onRemove,
}: {
  readonly post: PostSummary;
  /** The dashboard's own query, to come back to. */
  readonly back: string;
  readonly onRemove: (post: PostSummary, byKeyboard: boolean) => void;
}) {
  const { id, title, category, date, author } = post;
  const edit = { to: `/admin/edit-post/${encodeURIComponent(id)}`, state: { back } };
  return (
    <tr role="row" data-post={id}>
      <td role="cell" className="col-title">
        <Link {...edit}>{title}</Link>
      </td>
      <td role="cell" className="col-category">
        <span className="cell-label">Category: </span>
        {category}
      </td>
      <td role="cell" className="col-date">
        <span className="cell-label">Date: </span>
        <time dateTime={date}>{shortDate(date)}</time>
      </td>
      <td role="cell" className="col-author">
        <span className="cell-label">Author: </span>
        <span className="who">
          <Picture
            scene="/scenes/editorial-avatar.svg"
            photo={author.avatar ? { url: author.avatar, alt: "" } : undefined}
            ratio={[1, 1]}
            sizes="2rem"
          />
          {author.name}
        </span>
      </td>
      <td role="cell" className="col-actions">
        <div className="acts">
          <Link to={postPath(post)} aria-label={`View post: ${title}`} title="View post">
            <EyeIcon />
            <span className="act-label">View post</span>
          </Link>
          <Link {...edit} aria-label={`Edit: ${title}`} title="Edit">
            <PencilIcon />
            <span className="act-label">Edit</span>
          </Link>
          <button
            type="button"
            className="del"
            aria-label={`Delete: ${title}`}
            title="Delete"
            // A press of a key is a click without a pointer: its `detail` is 0.
            onClick={({ detail }) => onRemove(post, detail === 0)}
          >
            <TrashIcon />
            <span className="act-label">Delete</span>
          </button>
        </div>
      </td>
    </tr>
  );
});
