import { useEffect, useState } from "react";
import { PHOTO_HOSTS } from "../../../domain/photo-hosts.ts";
import type { CoverPost } from "../../../illustrations/cover.ts";
import { DrawnCover } from "./drawn-cover.tsx";
import { Field } from "./field.tsx";
import { InvalidImage } from "./invalid-image.tsx";

/** Typing rests for so many milliseconds before the picture is asked for. */
const REST = 400;

/** The cover image's address and what it shows: the photo, or why there is none. */
export function CoverField({
  value,
  error,
  onChange,
  scene,
}: {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly scene: Required<CoverPost>;
}) {
  const address = useRested(value.trim());
  const [broken, setBroken] = useState("");
  const foreign = isForeign(address);
  const invalid = address !== "" && (broken === address || foreign || !isAddress(address));
  return (
    <>
      <Field label="Cover image" hint="The web address of a photo." error={error}>
        {(control) => (
          <input
            {...control}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      <figure className="cover-preview">
        <div className="cover-frame">
          {address === "" ? <DrawnCover {...scene} /> : null}
          {invalid ? <InvalidImage /> : null}
          {address !== "" && !invalid ? (
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
        <figcaption className="hint" aria-live="polite">
          {address === "" ? "Readers see this drawing wherever the photo does not load." : ""}
          {invalid ? reasonFor(foreign) : ""}
        </figcaption>
      </figure>
    </>
  );
}

function reasonFor(foreign: boolean): string {
  return foreign
    ? `Photos are shown from ${PHOTO_HOSTS.map((origin) => new URL(origin).host).join(" and ")} only; from elsewhere, readers see the drawing.`
    : "No picture loads from this address. Check it, or your connection.";
}

/** Whether the site's content policy would not let the picture in: it is not even asked for. */
function isForeign(address: string): boolean {
  if (!URL.canParse(address, location.href)) return false;
  const { protocol, origin } = new URL(address, location.href);
  return /^https?:$/.test(protocol) && ![location.origin, ...PHOTO_HOSTS].includes(origin);
}

function isAddress(text: string): boolean {
  return URL.canParse(text, location.href) && /^(?:https?:|\/|data:image\/)/i.test(text);
}

function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
