import { Modal } from "../modal.tsx";
import { describeUnfinished, type Unfinished } from "#app/domain/posts/unfinished.ts";
import { useEditorContext } from "./use-editor.ts";
import { Button } from "#app/ui/button.tsx";

/** Warns before publishing about unfinished links and pictures in the content. */
export function UnfinishedDialog({ found }: { readonly found: readonly Unfinished[] }) {
  const { goToPart, isNew, publishAsUsual, closeDialog } = useEditorContext();
  const [first] = found;
  return (
    <Modal title="Before you publish" onCancel={closeDialog}>
      {describeUnfinished(found).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="btns">
        {first ? <Button onClick={() => goToPart(first)}>Go to it</Button> : null}
        <Button look="ghost" onClick={publishAsUsual}>
          {isNew ? "Publish anyway" : "Update anyway"}
        </Button>
      </p>
    </Modal>
  );
}
