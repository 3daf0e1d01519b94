import { useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { isServer } from "#app/backend/desk.ts";
import { isLibraryPhoto } from "#app/domain/library-photo.ts";
import { isCalendarDate } from "#app/domain/dates/calendar-date.ts";
import { isOwnDrawing, isPhotoAddress, securePhotoAddress } from "#app/domain/photo-hosts.ts";
import { coverFile, type CoverPost, coverSeason, SEASONS } from "#app/pictures/cover.ts";
import { useEditorContext } from "../use-editor.ts";
import { withBase } from "#app/shared/with-base.ts";
import { LazyPictureDialog } from "#app/desk/pictures/lazy-picture-dialog.tsx";
import {
  filesOf,
  holdsFiles,
  NO_UPLOADS,
  onFileDrop,
} from "#app/desk/pictures/upload/dropped-files.ts";
import { useShownCover } from "#app/desk/pictures/use-shown-cover.ts";
import type { LibraryPicture } from "#app/desk/pictures/use-library.ts";
import { adviceFor } from "./cover-advice.ts";
import { PostField } from "./post-field.tsx";
import { SceneField } from "./scene-field.tsx";
import { Button } from "#app/ui/button.tsx";

/** The picture loads after a pause in typing this long. */
const TYPING_PAUSE_MS = 400;

/** The cover as readers see it, and the address of its photo or the site's own drawing. */
export function CoverField() {
  const { defaultDate, form, initial } = useEditorContext();
  const [category, slug, date, sceneName, typed] = useWatch({
    control: form.control,
    name: ["category", "slug", "date", "scene", "coverImage"],
  });
  /** What the drawing depends on. */
  const scene: CoverPost = {
    category,
    slug,
    coverImage: typed,
    date: isCalendarDate(date) ? date : defaultDate,
    ...(sceneName === "" ? {} : { scene: sceneName }),
  };
  const address = useDebounced(securePhotoAddress(typed));
  const shown = useShownCover(address);
  const [brokenAddress, setBrokenAddress] = useState("");
  const [notice, setNotice] = useState("");
  const [opened] = useState(typed);
  const drawing = `/${coverFile(scene, "card")}`;
  const season = SEASONS[(SEASONS.indexOf(coverSeason(scene)) + 1) % SEASONS.length] ?? "summer";
  const nextSeason = drawing.replace(`-${coverSeason(scene)}-`, `-${season}-`);
  /** The alternative text that came with the cover. */
  const ownAlt = useRef(form.getValues("coverAlt"));
  /** Files to upload while the picture dialog is open; otherwise undefined. */
  const [files, setFiles] = useState<readonly File[]>();

  function setCover(cover: string, alt?: string) {
    form.setValue("coverImage", cover, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
    adoptAlt(cover, alt);
  }

  /** A new cover replaces the alternative text, unless the editor typed one. */
  function adoptAlt(cover: string, alt?: string) {
    const next = alt ?? (cover === initial.coverImage ? initial.coverAlt : "");
    if (form.getValues("coverAlt") === ownAlt.current) {
      form.setValue("coverAlt", next, { shouldDirty: true });
    }
    ownAlt.current = next;
  }
  function acceptFiles(given: readonly File[]) {
    if (isServer) setFiles(given);
    else setNotice(NO_UPLOADS);
  }

  const isDrawing = isOwnDrawing(typed);
  const advice = address === "" || isDrawing ? undefined : adviceFor(address, location.origin);
  const unreachable = brokenAddress !== "" && brokenAddress === address;
  // The photo that the post was opened with may be unreachable only for now: the editor shows the drawing, as readers
  // see it. An address typed since is marked as invalid (specification, section 5).
  const outOfReach = unreachable && typed === opened;
  const invalid = advice !== undefined || (unreachable && !outOfReach);
  const showsDrawing = address === "" || isDrawing || outOfReach;

  const dropTarget = onFileDrop(acceptFiles);

  function remark() {
    if (notice !== "") return notice;
    if (outOfReach) {
      return (
        <span className="out-of-reach">
          <Fence />
          This photo can’t be reached now. Readers see the drawing until it can.
        </span>
      );
    }
    if (isDrawing) return "This post is shown with the drawing.";
    if (address === "") return "Readers see this drawing if the photo doesn’t load.";
    if (advice !== undefined) return advice;
    return unreachable
      ? "We couldn’t load an image from that address. Check the address or your connection."
      : "";
  }

  return (
    <>
      <div className="cover-picture">
        <div className="cover-frame" {...dropTarget}>
          {showsDrawing ? (
            <img className="pic" src={withBase(drawing)} alt="" />
          ) : invalid ? (
            <InvalidImage />
          ) : (
            <img
              key={address}
              className="pic"
              src={shown.address}
              style={{ objectPosition: shown.position }}
              alt="Cover"
              referrerPolicy="no-referrer"
              onError={() => setBrokenAddress(address)}
            />
          )}
        </div>
        <p className="cover-buttons">
          {isServer ? (
            <Button look="ghost small" onClick={() => setFiles([])}>
              Choose a photo
            </Button>
          ) : null}
          {isDrawing ? null : (
            <Button
              look="ghost small"
              onClick={({ currentTarget }) => {
                setCover(drawing);
                // The focused button disappears. The form's own `setFocus` is too late: the user may be typing
                // elsewhere by then.
                const field = currentTarget.form?.elements.namedItem("coverImage");
                if (field instanceof HTMLElement) field.focus();
              }}
            >
              Use this drawing
            </Button>
          )}
          {showsDrawing ? (
            <Button look="ghost small" onClick={() => setCover(nextSeason)}>
              Another season
            </Button>
          ) : null}
          {isServer ? <SceneField scene={scene} /> : null}
        </p>
      </div>
      <div className="cover-field" {...dropTarget}>
        <PostField
          name="coverImage"
          hint={
            isServer
              ? "Your own photo, a photo’s web address, or this site’s drawing."
              : "A photo’s web address, or this site’s drawing."
          }
          on={{
            onBlur: () => {
              const secure = securePhotoAddress(typed);
              if (secure !== typed && isPhotoAddress(secure)) {
                form.setValue("coverImage", secure, { shouldDirty: true });
              }
            },
            onChange: ({ target }: { readonly target: HTMLTextAreaElement }) => {
              setNotice("");
              adoptAlt(target.value);
            },
          }}
          remark={remark()}
        >
          {(control) => (
            <textarea
              {...control}
              className="one-line"
              rows={1}
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onPaste={(event) => {
                if (!holdsFiles(event.clipboardData)) return;
                event.preventDefault();
                acceptFiles(filesOf(event.clipboardData));
              }}
            />
          )}
        </PostField>
        {isServer && typed !== "" && !isDrawing ? (
          <div className="cover-alt">
            <PostField
              name="coverAlt"
              optional
              hint={
                isLibraryPhoto(address)
                  ? "For people who don’t see it. The library’s own text if left blank."
                  : "For people who don’t see it. Leave it blank if the photo only decorates."
              }
            >
              {(control) => <input {...control} type="text" dir="auto" />}
            </PostField>
          </div>
        ) : null}
        {isServer && files ? (
          <LazyPictureDialog
            useLabel="Use as cover"
            files={files}
            onPick={(picture) => {
              setFiles(undefined);
              setCover(coverOf(picture), picture.decorative ? "" : (picture.alt ?? ""));
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

function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}

/** Shown if a cover image's address gives no picture (specification, section 5). */
function InvalidImage() {
  return (
    <svg className="invalid-image" viewBox="0 0 300 200" role="img" aria-label="Invalid Image URL">
      <path className="ground" d="M0 0h300v200H0z" />
      <Rails />
      <text x="150" y="76" textAnchor="middle">
        Invalid Image URL
      </text>
    </svg>
  );
}

/** A sawn fence, as a small mark beside a message. */
function Fence() {
  return (
    <svg className="invalid-image fence" viewBox="0 90 300 94" aria-hidden="true">
      <Rails />
    </svg>
  );
}

function Rails() {
  return (
    <g className="rail">
      <path d="M0 128h118M182 128h118M0 158h112M188 158h112M58 104v76M242 104v76" />
      <path d="m112 124 26 18M188 124l-22 22" />
    </g>
  );
}
