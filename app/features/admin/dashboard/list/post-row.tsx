import { Link } from "react-router";
import type { DeskPost } from "../../../../backend/ports/posts.ts";
import { shortDate } from "../../../../domain/dates/format-date.ts";
import { postPath } from "../../../../domain/posts/post.ts";
import { postFile } from "../../../../illustrations/file-names.ts";
import { EyeIcon, PencilIcon, TrashIcon } from "../../../../ui/icons/editor-icons.tsx";
import { Picture } from "../../../../ui/pictures/picture.tsx";
import { RowState } from "./row-state.tsx";
import { TrashActions } from "./trash-actions.tsx";
import { ViewLink } from "../../desk/view-link.tsx";

/** A row's extra controls in the edition where posts have states. */
export interface RowControls {
  readonly timeZone: string;
  readonly isSelected: boolean;
  readonly onSelect: (entry: DeskPost, isSelected: boolean) => void;
  readonly onRestore: (entries: readonly DeskPost[]) => void;
  readonly onDeleteForever: ((entries: readonly DeskPost[]) => void) | undefined;
}

/** A post in the dashboard. On a phone its cells form a card, with labels in front. */
export function PostRow({
  entry,
  back,
  saved,
  controls,
  onRemove,
}: {
  readonly entry: DeskPost;
  /** The dashboard's query, to return to. */
  readonly back: string;
  /** Whether it was just saved. */
  readonly saved: boolean;
  /** Extra controls, where posts have states. */
  readonly controls?: RowControls | undefined;
  readonly onRemove: (entry: DeskPost, byKeyboard: boolean) => void;
}) {
  const { post } = entry;
  const { id, title, category, date, author } = post;
  const edit = { to: `/admin/edit-post/${encodeURIComponent(id)}`, state: { back } };
  return (
    <tr role="row" data-post={id} className={saved ? "just-saved" : undefined}>
      <td role="cell" className="col-title">
        <div className="title-cell">
          <Picture scene={post.scenes?.card ?? `/${postFile(post, "card")}`} ratio={[3, 2]} />
          {controls ? (
            <span className="check">
              <input
                type="checkbox"
                aria-label={`Select: ${title}`}
                checked={controls.isSelected}
                onChange={({ target }) => controls.onSelect(entry, target.checked)}
              />
            </span>
          ) : null}
          <div>
            {entry.state === "trash" ? (
              <span dir="auto">{title}</span>
            ) : (
              <Link {...edit} dir="auto">
                {title}
              </Link>
            )}
            {controls ? <RowState entry={entry} timeZone={controls.timeZone} /> : null}
          </div>
        </div>
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
        {controls && entry.state === "trash" ? (
          <TrashActions entry={entry} {...controls} />
        ) : (
          <div className="acts">
            <Link {...edit} className="edit" aria-label={`Edit: ${title}`}>
              <PencilIcon />
              <span>Edit</span>
            </Link>
            <ViewLink
              path={postPath(post)}
              id={id}
              isPublic={entry.publicPage === "same"}
              aria-label={`View post: ${title}`}
            >
              <span title="View post">
                <EyeIcon />
              </span>
              <span className="act-label">View</span>
            </ViewLink>
            <button
              type="button"
              className="del"
              aria-label={`Delete: ${title}`}
              // A key press is a click without a pointer: its `detail` is 0.
              onClick={({ detail }) => onRemove(entry, detail === 0)}
            >
              <span title="Delete">
                <TrashIcon />
              </span>
              <span className="act-label">Delete</span>
            </button>
          </div>
        )}
      </td>
    </tr>
  );
}
