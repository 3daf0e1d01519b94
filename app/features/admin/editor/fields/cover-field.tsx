import { type DragEvent, useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import type { LibraryPicture } from "../../../../backend/ports/office/pictures.ts";
import { isPhotoAddress, securePhotoAddress } from "../../../../domain/photo-hosts.ts";
import type { CoverPost } from "../../../../illustrations/cover.ts";
import { postFile } from "../../../../illustrations/file-names.ts";
import type { PostForm } from "../form/form-values.ts";
import { LazyPictureDialog } from "../../pictures/lazy-picture-dialog.tsx";
import { filesOf } from "../../pictures/photo-file.ts";
import { usePictures } from "../../pictures/pictures-context.ts";
import { holdsFiles, NO_UPLOADS } from "../picture-files.ts";
import { adviceFor } from "./cover-advice.ts";
import { DrawnCover } from "./drawn-cover.tsx";
import { Field } from "./field.tsx";
import { InvalidImage } from "./invalid-image.tsx";

/** What the drawn cover is made of, with the day the post has or gets. */
type DatedCover = CoverPost & { readonly date: string };

/** Typing rests for so long before the picture is asked for. */
const TYPING_PAUSE_MS = 400;

/** The cover as readers see it, and the address of its photo; or the site's own drawing. */
export function CoverField({
  form,
  scene,
}: {
  readonly form: PostForm;
  /** What the drawing is made from. */
  readonly scene: DatedCover;
}) {
  const typed = useWatch({ control: form.control, name: "coverImage" });
  const address = useRested(securePhotoAddress(typed));
  const [broken, setBroken] = useState("");
  const [notice, setNotice] = useState("");
  const drawing = useOwnDrawing(form, scene);
  const pictures = usePictures();
  /** Set while the picture dialog is open, with what it uploads. */
  const [files, setFiles] = useState<readonly File[]>();

  function setCover(cover: string) {
    form.setValue("coverImage", cover, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  }
  function take(data: DataTransfer) {
    if (pictures) setFiles(filesOf(data));
    else setNotice(NO_UPLOADS);
  }

  const isDrawing = drawing !== "" && typed === drawing;
  const advice = address === "" || isDrawing ? undefined : adviceFor(address, location.origin);
  const invalid = advice !== undefined || (broken !== "" && broken === address);
  const showsDrawing = address === "" || isDrawing;

  const dropTarget = {
    onDragOver: (event: DragEvent) => {
      if (holdsFiles(event.dataTransfer)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.stopPropagation();
      take(event.dataTransfer);
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
            onError={() => setBroken(address)}
          />
        ) : null}
      </div>
      <div className="cover-field" data-field="coverImage" {...dropTarget}>
        <Field
          label="Cover image"
          hint={
            pictures
              ? "A photo of yours, the web address of one, or the drawing of this site."
              : "The web address of a photo, or the drawing of this site."
          }
          error={form.formState.errors.coverImage?.message}
          remark={notice || remarkFor({ address, isDrawing, advice, broken: invalid })}
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
                take(event.clipboardData);
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
            onClick={() => setCover(drawing)}
          >
            Use this drawing
          </button>
        )}
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

/** A picture's address as a cover, with the point that crops keep where it is not the middle. */
function coverOf({ address, focusX, focusY }: LibraryPicture): string {
  return focusX === 50 && focusY === 50 ? address : `${address}#${focusX},${focusY}`;
}

function remarkFor({
  address,
  isDrawing,
  advice,
  broken,
}: {
  readonly address: string;
  readonly isDrawing: boolean;
  readonly advice: string | undefined;
  readonly broken: boolean;
}): string {
  if (isDrawing) return "This post is shown with the drawing.";
  if (address === "") return "Readers see this drawing if the photo doesn’t load.";
  if (advice !== undefined) return advice;
  return broken
    ? "We couldn’t load an image from that address. Check the address or your connection."
    : "";
}

/** The address of the post's drawing, which follows slug and date where it is the cover. */
function useOwnDrawing(form: PostForm, scene: DatedCover): string {
  const address = scene.slug === "" ? "" : `/${postFile(scene, "card")}`;
  const last = useRef(address);
  useEffect(() => {
    if (last.current === address) return;
    if (last.current !== "" && form.getValues("coverImage") === last.current) {
      form.setValue("coverImage", address, { shouldDirty: true });
    }
    last.current = address;
  }, [address, form]);
  return address;
}

function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
