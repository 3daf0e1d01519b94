import { Modal } from "../modal.tsx";
import { describeUnfinished, type Unfinished } from "#app/domain/posts/unfinished.ts";
import { useEditorContext } from "./use-editor.ts";

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
        {first ? (
          <button type="button" className="btn" onClick={() => goToPart(first)}>
            Go to it
          </button>
        ) : null}
        <button type="button" className="btn ghost" onClick={publishAsUsual}>
          {isNew ? "Publish anyway" : "Update anyway"}
        </button>
      </p>
    </Modal>
  );
}
