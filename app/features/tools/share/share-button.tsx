import { useState } from "react";
import { withBase } from "#app/shared/with-base.ts";
import { NOT_LOADED } from "#app/ui/lazy-part.tsx";
import { ToolButton } from "../parts/controls.tsx";
import { useRanch } from "../store/use-ranch.ts";

/** Shares a link to My season, with data in its fragment, by the phone's share sheet, or copies it. */
export function ShareButton({
  label,
  title,
  hash,
  copied,
  tooLong,
}: {
  readonly label: string;
  /** The link's title in the share sheet. */
  readonly title: string;
  /** Makes the fragment; null if it would be too long for a link. */
  readonly hash: () => Promise<string | null>;
  readonly copied: string;
  readonly tooLong: string;
}) {
  const { updatedAt } = useRanch().state.file;
  /** The outcome of the last press. It is hidden once a number changes, since the link has the old numbers. */
  const [last, setLast] = useState<{ status: string; url: string; of: string }>();
  const share = async () => {
    const tell = (status: string, url = "") => setLast({ status, url, of: updatedAt });
    let made: string | null;
    try {
      made = await hash();
    } catch {
      tell(NOT_LOADED);
      return;
    }
    if (made === null) {
      tell(tooLong);
      return;
    }
    const url = `${location.origin}${withBase("/tools/my-season")}${made}`;
    try {
      if (navigator.share && matchMedia("(pointer: coarse)").matches) {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      tell(copied, url);
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      tell("Copy the link from here:", url);
    }
  };
  return (
    <div className="tool-share">
      <ToolButton className="btn ghost" onClick={() => void share()}>
        {label}
      </ToolButton>
      {last?.of === updatedAt ? (
        <p role="status">
          <span>{last.status}</span> {last.url ? <a href={last.url}>{last.url}</a> : null}
        </p>
      ) : null}
    </div>
  );
}
