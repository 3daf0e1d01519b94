import { posts } from "#app/backend/desk.ts";
import { CancelButton, Modal } from "#app/desk/modal.tsx";
import { useLoaded } from "#app/desk/use-loaded.ts";
import { valuesOf } from "../form/form-values.ts";
import { PostDifferences } from "../form/post-differences.tsx";
import { useEditorContext } from "../use-editor.ts";
import { Button } from "#app/ui/button.tsx";

/** Compares what somebody else saved with what is in the form. */
export function TheirsDialog() {
  const { form, id, post, session, closeDialog } = useEditorContext();
  const { isDirty } = post;
  const { loaded, failed } = useLoaded(id, () => posts.find(id));
  const theirs = loaded?.value;

  return (
    <Modal
      title={`What ${session.others.savedBy || "someone"} saved`}
      className="wide"
      onCancel={closeDialog}
    >
      {theirs ? (
        <PostDifferences before={form.getValues()} after={valuesOf(theirs)} />
      ) : (
        <p role="status">
          {failed || loaded ? "It couldn’t be loaded. Please try again." : "Loading the post"}
        </p>
      )}
      {theirs && isDirty ? (
        <p>When you save, you choose place by place. Nothing of yours is lost.</p>
      ) : null}
      <p className="btns">
        {theirs && !isDirty ? (
          <Button
            onClick={() => {
              closeDialog();
              post.adopt(theirs);
            }}
          >
            Continue with this text
          </Button>
        ) : null}
        <CancelButton data-autofocus="">Back to writing</CancelButton>
      </p>
    </Modal>
  );
}
