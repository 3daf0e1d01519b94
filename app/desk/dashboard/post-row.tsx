import { Link } from "react-router";
import { type DeskPost, isDraft } from "#app/backend/ports/posts.ts";
import { shortDate } from "#app/domain/dates/format-date.ts";
import { fromNow } from "#app/domain/dates/format-moment.ts";
import { isLibraryPhoto } from "#app/domain/library-photo.ts";
import { bylineOf, postPath } from "#app/domain/posts/post.ts";
import { coverDrawing, coverPhoto } from "#app/features/blog/cover.ts";
import { EyeIcon, PencilIcon, TrashIcon } from "#app/ui/icons/editor-icons.ts";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { editPath } from "../frame/addresses.ts";
import { ViewLink } from "../frame/view-link.tsx";
import { stateText } from "../state-text.ts";
import { useSiteTime } from "../site-time.ts";
import { oncePressed } from "#app/desk/once-pressed.ts";
import type { DashboardDesk } from "./dashboard-desk.ts";

/** A post in the dashboard. On a phone its cells form a card, with labels in front. */
export function PostRow({
  entry,
  isJustSaved,
  isSelected,
  desk,
  onRemove,
  onSelect,
  onRestore,
  onDeleteForever,
}: {
  readonly entry: DeskPost;
  readonly isJustSaved: boolean;
  readonly isSelected: boolean;
  /** Only where posts have states and can be selected. */
  readonly desk: DashboardDesk | undefined;
  readonly onRemove: (byKeyboard: boolean) => void;
  readonly onSelect: (isSelected: boolean) => void;
  readonly onRestore: () => void;
  readonly onDeleteForever: () => void;
}) {
  const { post } = entry;
  const { id, title, category, date, author } = post;
  const role = desk?.user.role;
  const isReadOnly = role === "contributor" && !isDraft(entry.state);
  const edit = editPath(id);
  return (
    <tr
      role="row"
      data-post={id}
      // Takes the focus when the row before it is removed.
      tabIndex={-1}
      className={isJustSaved ? "just-saved" : undefined}
    >
      <th scope="row" role="rowheader" className="col-title">
        <div className="title-cell">
          <Picture
            scene={coverDrawing(post, "card")}
            // The list loads no pictures from other hosts.
            photo={isLibraryPhoto(post.coverImage) ? coverPhoto(post) : undefined}
            ratio={[3, 2]}
            sizes="4.5rem"
          />
          {desk ? (
            <label className="row-check">
              <input
                type="checkbox"
                aria-label={`Select: ${title}`}
                checked={isSelected}
                onChange={({ target }) => onSelect(target.checked)}
              />
            </label>
          ) : null}
          <div>
            {entry.state === "trash" || isReadOnly ? (
              <span dir="auto">{title}</span>
            ) : (
              <Link to={edit} dir="auto">
                {title}
              </Link>
            )}
            {desk ? <RowState entry={entry} /> : null}
          </div>
        </div>
      </th>
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
          {bylineOf(post)}
        </span>
      </td>
      <td role="cell" className="col-actions">
        {entry.state === "trash" ? (
          <div className="acts">
            <button
              type="button"
              className="edit"
              aria-label={`Restore: ${title}`}
              onClick={oncePressed(onRestore)}
            >
              Restore
            </button>
            {role === "owner" ? (
              <button
                type="button"
                className="edit"
                aria-label={`Delete forever: ${title}`}
                onClick={onDeleteForever}
              >
                Delete forever
              </button>
            ) : null}
          </div>
        ) : (
          <div className="acts">
            {isReadOnly ? null : (
              <Link to={edit} className="edit" aria-label={`Edit: ${title}`}>
                <PencilIcon />
                <span>Edit</span>
              </Link>
            )}
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
            {isReadOnly ? null : (
              <button
                type="button"
                className="del"
                aria-label={`Delete: ${title}`}
                // A key press is a click without a pointer: its `detail` is 0.
                onClick={oncePressed(({ detail }) => onRemove(detail === 0))}
              >
                <span title="Delete">
                  <TrashIcon />
                </span>
                <span className="act-label">Delete</span>
              </button>
            )}
          </div>
        )}
      </td>
    </tr>
  );
}

/** Below a post's title: what readers see of it, and who saved it when. */
function RowState({ entry }: { readonly entry: DeskPost }) {
  const { timeZone, now } = useSiteTime();
  const { state, savedBy = "", updatedAt, deletedAt } = entry;
  const since = state === "trash" ? deletedAt : updatedAt;
  const who = state === "trash" || savedBy === "" ? "" : `${savedBy}, `;
  // A published post needs no history in the list.
  const when =
    since === undefined || (state === "published" && who === "") ? "" : fromNow(since, now);
  return (
    <p className="row-state">
      {stateText(entry, timeZone, now)}
      {when === "" ? "" : ` · ${who}${when}`}
    </p>
  );
}
