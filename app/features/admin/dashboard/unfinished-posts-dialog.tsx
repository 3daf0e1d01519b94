import { useId } from "react";
import { Link } from "react-router";
import type { DeskPost } from "#app/backend/ports/posts.ts";
import { pluralize } from "#app/domain/plural.ts";
import { Modal } from "#app/features/admin/modal.tsx";
import { Row, Rows } from "../forms/rows.tsx";
import type { ToPublish } from "./use-post-actions.ts";

/** Names what is unfinished in several posts before they are published. Escape publishes none. */
export function UnfinishedPostsDialog({
  toPublish: { entries, unfinished },
  onPublish,
  onCancel,
}: {
  readonly toPublish: ToPublish;
  readonly onPublish: (entries: readonly DeskPost[]) => void;
  readonly onCancel: () => void;
}) {
  const titleId = useId();
  const others = entries.filter(({ post }) => !unfinished.has(post.id));
  return (
    <Modal titleId={titleId} onCancel={onCancel}>
      <h2 id={titleId}>Before you publish</h2>
      <Rows items={entries.filter(({ post }) => unfinished.has(post.id))}>
        {({ post: { id, title } }) => (
          <Row
            key={id}
            name={<Link to={`/admin/edit-post/${encodeURIComponent(id)}`}>{title}</Link>}
            details={unfinished.get(id) ?? []}
          />
        )}
      </Rows>
      <p className="btns">
        <button type="button" className="btn" data-autofocus="" onClick={onCancel}>
          Not now
        </button>
        {others.length > 0 ? (
          <button type="button" className="btn ghost" onClick={() => onPublish(others)}>
            Publish the other {others.length === 1 ? "one" : others.length}
          </button>
        ) : null}
        <button type="button" className="btn ghost" onClick={() => onPublish(entries)}>
          Publish {pluralize(entries.length, "post")} anyway
        </button>
      </p>
    </Modal>
  );
}
