import { useId, useState } from "react";
import type { CoverPost } from "../../../../illustrations/cover.ts";
import { POST_SCENES } from "../../../../illustrations/types.ts";
import { Modal } from "../../modal.tsx";
import type { PostForm } from "../form/form-values.ts";
import { DrawnCover } from "./drawn-cover.tsx";

/** A button that chooses the post's drawing: the category's own, or another one. */
export function SceneField({
  form,
  scene,
}: {
  readonly form: PostForm;
  /** The input of the current drawing. */
  readonly scene: CoverPost;
}) {
  const titleId = useId();
  const [choosing, setChoosing] = useState(false);
  const current = scene.scene ?? "";

  function choose(name: string) {
    form.setValue("scene", name, { shouldDirty: true });
    setChoosing(false);
  }

  return (
    <>
      <button
        type="button"
        className="btn ghost small use-drawing"
        onClick={() => setChoosing(true)}
      >
        Choose a drawing
      </button>
      {choosing ? (
        <Modal titleId={titleId} className="wide" onCancel={() => setChoosing(false)}>
          <h2 id={titleId}>Choose a drawing</h2>
          <p className="hint">Shown where the post has no photo, or the photo doesn’t load.</p>
          <ul className="scenes">
            {["", ...POST_SCENES].map((name) => (
              <li key={name}>
                <button
                  type="button"
                  aria-pressed={name === current}
                  data-autofocus={name === current ? "" : undefined}
                  onClick={() => choose(name)}
                >
                  <DrawnCover {...withScene(scene, name)} />
                  <span>{name === "" ? "The category’s own" : sceneLabel(name)}</span>
                </button>
              </li>
            ))}
          </ul>
          <p className="btns">
            <button type="button" className="btn ghost" onClick={() => setChoosing(false)}>
              Keep this one
            </button>
          </p>
        </Modal>
      ) : null}
    </>
  );
}

function withScene({ scene: _, ...post }: CoverPost, name: string): CoverPost {
  return name === "" ? post : { ...post, scene: name };
}

/** Turns `ring-and-jar` into "Ring and jar". */
function sceneLabel(name: string): string {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
