import { type DragEvent, useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import type { LibraryPicture } from "../../../../backend/ports/management/pictures.ts";
import { isPhotoAddress, securePhotoAddress } from "../../../../domain/photo-hosts.ts";
import type { CoverPost } from "../../../../illustrations/cover.ts";
import { postFile } from "../../../../illustrations/file-names.ts";
import type { PostForm } from "../form/form-values.ts";
import { LazyPictureDialog } from "../../pictures/lazy-picture-dialog.tsx";
import { filesOf } from "../../pictures/upload/photo-file.ts";
import { usePictures } from "../../pictures/pictures-context.ts";
import { holdsFiles, NO_UPLOADS } from "../picture-files.ts";
import { adviceFor } from "./cover-advice.ts";
import { DrawnCover } from "./drawn-cover.tsx";
import { Field } from "./field.tsx";
import { InvalidImage } from "./invalid-image.tsx";
import { SceneField } from "./scene-field.tsx";

/** The input of the drawn cover, with the post's date. */
type DatedCover = CoverPost & { readonly date: string };

/** The picture loads after a pause in typing this long. */
const TYPING_PAUSE_MS = 400;

/** The cover as readers see it, and the address of its photo or the site's own drawing. */
export function CoverField({
  form,
  scene,
  canChooseScene,
}: {
  readonly form: PostForm;
  /** The input of the drawing. */
  readonly scene: DatedCover;
  readonly canChooseScene: boolean;
}) {
  const typed = useWatch({ control: form.control, name: "coverImage" });
  const address = useDebounced(securePhotoAddress(typed));
  const [brokenAddress, setBrokenAddress] = useState("");
  const [notice, setNotice] = useState("");
  const drawing = useOwnDrawing(form, scene);
  const pictures = usePictures();
  /** Files to upload while the picture dialog is open; otherwise undefined. */
  const [files, setFiles] = useState<readonly File[]>();

  function setCover(cover: string) {
    form.setValue("coverImage", cover, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  }
  function acceptFiles(data: DataTransfer) {
    if (pictures) setFiles(filesOf(data));
    else setNotice(NO_UPLOADS);
  }

  const isDrawing = drawing !== "" && typed === drawing;
  const advice = address === "" || isDrawing ? undefined : adviceFor(address, location.origin);
  const invalid = advice !== undefined || (brokenAddress !== "" && brokenAddress === address);
  const showsDrawing = address === "" || isDrawing;

  const dropTarget = {
    onDragOver: (event: DragEvent) => {
      if (holdsFiles(event.dataTransfer)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.stopPropagation();
      acceptFiles(event.dataTransfer);
    },
  };

  return (
    <>
      <div className="cover-frame" {...dropTarget}>
        {showsDrawing ? <DrawnCover {...scene} /> : null}
        {!showsDrawing && invalid ? <InvalidImage /> : null}
        {!showsDrawing && !invalid ? (
          <img
            key={address}
            className="pic"
            src={address}
            alt="Cover"
            referrerPolicy="no-referrer"
            onError={() => setBrokenAddress(address)}
          />
        ) : null}
      </div>
      <div className="cover-field" data-field="coverImage" {...dropTarget}>
        <Field
          label="Cover image"
          hint={
            pictures
              ? "Your own photo, a photo’s web address, or this site’s drawing."
              : "A photo’s web address, or this site’s drawing."
          }
          error={form.formState.errors.coverImage?.message}
          remark={notice || remarkFor({ address, isDrawing, advice, brokenAddress: invalid })}
        >
          {(control) => (
            <textarea
              {...control}
              {...form.register("coverImage", {
                onBlur: () => {
                  const secure = securePhotoAddress(typed);
                  if (secure !== typed && isPhotoAddress(secure)) {
                    form.setValue("coverImage", secure, { shouldDirty: true });
                  }
                },
                onChange: () => setNotice(""),
              })}
              className="one-line"
              rows={1}
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onPaste={(event) => {
                if (!holdsFiles(event.clipboardData)) return;
                event.preventDefault();
                acceptFiles(event.clipboardData);
              }}
            />
          )}
        </Field>
        {pictures ? (
          <button
            type="button"
            className="btn ghost small use-drawing"
            onClick={() => setFiles([])}
          >
            Choose a photo
          </button>
        ) : null}{" "}
        {isDrawing || drawing === "" ? null : (
          <button
            type="button"
            className="btn ghost small use-drawing"
            onClick={() => {
              setCover(drawing);
              // The button goes away, and with it the focus.
              form.setFocus("coverImage");
            }}
          >
            Use this drawing
          </button>
        )}{" "}
        {canChooseScene ? <SceneField form={form} scene={scene} /> : null}
        {pictures && files ? (
          <LazyPictureDialog
            port={pictures}
            useLabel="Use as cover"
            files={files}
            onPick={(picture) => {
              setFiles(undefined);
              setCover(coverOf(picture));
            }}
            onCancel={() => setFiles(undefined)}
          />
        ) : null}
      </div>
    </>
  );
}

/** A picture's address as a cover, with its focal point if that is not the center. */
function coverOf({ address, focusX, focusY }: LibraryPicture): string {
  return focusX === 50 && focusY === 50 ? address : `${address}#${focusX},${focusY}`;
}

function remarkFor({
  address,
  isDrawing,
  advice,
  brokenAddress,
}: {
  readonly address: string;
  readonly isDrawing: boolean;
  readonly advice: string | undefined;
  readonly brokenAddress: boolean;
}): string {
  if (isDrawing) return "This post is shown with the drawing.";
  if (address === "") return "Readers see this drawing if the photo doesn’t load.";
  if (advice !== undefined) return advice;
  return brokenAddress
    ? "We couldn’t load an image from that address. Check the address or your connection."
    : "";
}

/** The address of the post's drawing. If it is the cover, it follows changes of slug and date. */
function useOwnDrawing(form: PostForm, scene: DatedCover): string {
  const address = scene.slug === "" ? "" : `/${postFile(scene, "card")}`;
  const previous = useRef(address);
  useEffect(() => {
    if (previous.current === address) return;
    if (previous.current !== "" && form.getValues("coverImage") === previous.current) {
      form.setValue("coverImage", address, { shouldDirty: true });
    }
    previous.current = address;
  }, [address, form]);
  return address;
}

function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
