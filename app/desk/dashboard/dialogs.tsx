import { Link } from "react-router";
import type { DeskPost } from "#app/backend/ports/posts.ts";
import { pluralize } from "#app/domain/plural.ts";
import { editPath } from "../frame/addresses.ts";
import { Modal } from "../modal.tsx";
import { Row, Rows } from "../forms/rows.tsx";
import type { ToPublish } from "./use-post-actions.ts";
import { Button } from "#app/ui/button.tsx";

/** Asks before deleting posts in the trash forever. Escape keeps them. */
export function DeleteForeverDialog({
  titles,
  onDelete,
  onKeep,
}: {
  readonly titles: readonly string[];
  readonly onDelete: () => void;
  readonly onKeep: () => void;
}) {
  const [only] = titles;
  const what = titles.length === 1 ? `“${only}”` : pluralize(titles.length, "post");
  return (
    <Modal title={`Delete ${what} forever?`} onCancel={onKeep}>
      <p>
        {titles.length === 1 ? "Its revisions go with it." : "Their revisions go with them."} This
        can’t be undone.
      </p>
      <p className="btns">
        <Button data-autofocus="" onClick={onKeep}>
          Keep {titles.length === 1 ? "it" : "them"}
        </Button>
        <Button look="destructive" onClick={onDelete}>
          Delete forever
        </Button>
      </p>
    </Modal>
  );
}

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
  const others = entries.filter(({ post }) => !unfinished.has(post.id));
  return (
    <Modal title="Before you publish" onCancel={onCancel}>
      <Rows items={entries.filter(({ post }) => unfinished.has(post.id))}>
        {({ post: { id, title } }) => (
          <Row
            key={id}
            name={<Link to={editPath(id)}>{title}</Link>}
            details={unfinished.get(id) ?? []}
          />
        )}
      </Rows>
      <p className="btns">
        <Button data-autofocus="" onClick={onCancel}>
          Not now
        </Button>
        {others.length > 0 ? (
          <Button look="ghost" onClick={() => onPublish(others)}>
            Publish the other {others.length === 1 ? "one" : others.length}
          </Button>
        ) : null}
        <Button look="ghost" onClick={() => onPublish(entries)}>
          Publish {pluralize(entries.length, "post")} anyway
        </Button>
      </p>
    </Modal>
  );
}
