import { useState } from "react";
import { posts } from "#app/backend/desk.ts";
import { failureText } from "#app/backend/ports/errors.ts";
import { CancelButton, Modal } from "#app/desk/modal.tsx";
import { sameValues, valuesOf } from "../form/form-values.ts";
import { type TrashedSave, useEditorContext } from "../use-editor.ts";
import { Button } from "#app/ui/button.tsx";

/** Shown if somebody moved the post to the trash while it was being edited. */
export function TrashedDialog({
  trashed: { by, mine, intent },
}: {
  readonly trashed: TrashedSave;
}) {
  const { closeDialog, id, post, save, saveCopy } = useEditorContext();
  /** Why restoring failed; empty if it did not. */
  const [problem, setProblem] = useState("");

  /** Restores the post with the text that could not be saved. */
  async function restore() {
    const why = await restorePost(id);
    setProblem(why);
    if (why !== "") return;
    const current = await posts.find(id).catch(() => undefined);
    closeDialog();
    // Save over a version nobody changed before trashing it; otherwise the save reports the conflict.
    const isSame = current && sameValues(valuesOf(current), post.saved);
    await save(mine, intent, isSame ? current.version : undefined);
  }

  return (
    <Modal title={`${by || "Someone"} moved this post to the trash.`} onCancel={closeDialog}>
      <p>
        Everything you wrote is still here. Restore it with your text, or save yours as a new draft.
      </p>
      <p role="alert" className={problem === "" ? undefined : "banner"}>
        {problem}
      </p>
      <p className="btns">
        <Button disabled={post.isSaving} onClick={() => void restore()}>
          {post.isSaving ? "Saving..." : "Restore with your text"}
        </Button>
        <Button look="ghost" onClick={() => void saveCopy(mine)}>
          Save yours as a new draft
        </Button>
        <CancelButton data-autofocus="">Keep writing</CancelButton>
      </p>
    </Modal>
  );
}

/**
 * Restores a post from the trash.
 *
 * @returns why that failed, or an empty string.
 */
async function restorePost(id: string): Promise<string> {
  try {
    const result = await posts.restore(id);
    if (result.ok) return "";
    if (result.refusal.code === "address-taken") {
      return `It can’t be restored: “${result.refusal.title}” has its address now. Save yours as a new draft.`;
    }
    // Somebody else restored it or deleted it forever.
    const current = await posts.find(id);
    return current ? "" : "It has been deleted forever. Save yours as a new draft.";
  } catch (error) {
    return failureText(error);
  }
}
