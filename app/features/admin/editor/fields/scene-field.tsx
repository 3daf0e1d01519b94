import { useId, useState } from "react";
import type { CoverPost } from "../../../../illustrations/cover.ts";
import { POST_SCENES } from "../../../../illustrations/types.ts";
import { Modal } from "../../modal.tsx";
import type { PostForm } from "../form/form-values.ts";
import { DrawnCover } from "./drawn-cover.tsx";

/** Chooses the drawing shown without a photo: the category's own, or another one. */
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
    <div className="field scene-field">
      <div className="field-label">
        <span className="label">Drawing</span>
        <span className="hint"> Optional</span>
      </div>
      <p className="hint">Shown where the photo doesn’t load.</p>
      <p className="scene-now">
        <span>{current === "" ? "The category’s own" : sceneLabel(current)}</span>
        <button type="button" className="btn ghost small" onClick={() => setChoosing(true)}>
          Choose a drawing
        </button>
      </p>
      {choosing ? (
        <Modal titleId={titleId} className="wide" onCancel={() => setChoosing(false)}>
          <h2 id={titleId}>Choose a drawing</h2>
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
    </div>
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
