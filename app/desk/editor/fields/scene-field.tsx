import { useState } from "react";
import { COVER_SUBJECTS, coverFile, type CoverPost } from "#app/pictures/cover.ts";
import { Button } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { CancelButton, Modal } from "#app/desk/modal.tsx";
import { useEditorContext } from "../use-editor.ts";

/** A button that chooses the post's drawing: the category's own, or another one. */
export function SceneField({
  scene,
}: {
  /** The fields of the post that determine its drawing. */
  readonly scene: CoverPost;
}) {
  const { form } = useEditorContext();
  const [choosing, setChoosing] = useState(false);
  const current = scene.scene ?? "";

  function choose(name: string) {
    form.setValue("scene", name, { shouldDirty: true });
    setChoosing(false);
  }

  return (
    <>
      <Button look="ghost small" onClick={() => setChoosing(true)}>
        Choose a drawing
      </Button>
      {choosing ? (
        <Modal title="Choose a drawing" className="wide" onCancel={() => setChoosing(false)}>
          <p className="hint">Shown where the post has no photo, or the photo doesn’t load.</p>
          <ul className="scenes">
            {["", ...COVER_SUBJECTS].map((name) => (
              <li key={name}>
                <button
                  type="button"
                  aria-pressed={name === current}
                  data-autofocus={name === current ? "" : undefined}
                  onClick={() => choose(name)}
                >
                  <Picture
                    scene={`/${coverFile({ ...scene, scene: name }, "card")}`}
                    ratio={[3, 2]}
                  />
                  <span>{name === "" ? "The category’s own" : sceneLabel(name)}</span>
                </button>
              </li>
            ))}
          </ul>
          <p className="btns">
            <CancelButton>Keep this one</CancelButton>
          </p>
        </Modal>
      ) : null}
    </>
  );
}

/** Turns `ring-and-jar` into "Ring and jar". */
function sceneLabel(name: string): string {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
