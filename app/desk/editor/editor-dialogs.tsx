import { api } from "#app/backend/api.ts";
import { bodyOf, byId } from "#app/backend/http/client.ts";
import type { WritingDesk } from "./autosave/writing-desk.ts";
import { ConflictDialog } from "./conflict/conflict-dialog.tsx";
import { TheirsDialog } from "./conflict/theirs-dialog.tsx";
import { TrashedDialog } from "./conflict/trashed-dialog.tsx";
import { PreviewLinks } from "./publishing/preview-links.tsx";
import { PublishMenu } from "./publishing/publish-menu.tsx";
import { ReviewDialog } from "./publishing/review-dialog.tsx";
import { useEditorContext } from "./use-editor.ts";

/**
 * The dialogs of the edition that saves drafts. They are beside the editor's form, since some are forms
 * themselves.
 */
export function EditorDialogs({ desk }: { readonly desk: WritingDesk }) {
  const { allowNavigation, dialog, form, id, publishStatus, route } = useEditorContext();
  const { port } = desk;
  const { title } = form.getValues();
  const review = api.posts[":id"].review;

  switch (dialog?.kind) {
    case "conflict":
      return <ConflictDialog key={dialog.over} conflict={dialog} />;
    case "trashed":
      return <TrashedDialog trashed={dialog} />;
    case "theirs":
      return <TheirsDialog />;
    case "preview":
      return <PreviewLinks port={port} />;
    case "publish":
      return <PublishMenu unfinished={dialog.found} />;
    case "review":
      return (
        <ReviewDialog
          title="Ask for review"
          label="Note to the editor"
          hint="What should they look at?"
          isOptional
          send={(note) => review.$post({ ...byId(id), json: { note } })}
          onDone={(saved) => {
            allowNavigation();
            route.reviewed(saved, `An editor is asked to look at “${title}”.`, () =>
              port.withdrawReview(id),
            );
          }}
        />
      );
    case "answer": {
      const asker = publishStatus.review?.by || "the author";
      return (
        <ReviewDialog
          title="Send back"
          label={`Note to ${asker}`}
          hint="What should change before it is published?"
          isOptional={false}
          send={(note) => review.answer.$post({ ...byId(id), json: { note } })}
          onDone={(saved) =>
            route.reviewed(saved, `“${title}” went back to ${asker}.`, () =>
              bodyOf(review.answer.$delete(byId(id))),
            )
          }
        />
      );
    }
    case "unfinished":
    case undefined:
      return null;
  }
}
