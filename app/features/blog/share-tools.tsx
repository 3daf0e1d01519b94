import { useState } from "react";
import { PrinterIcon } from "../../ui/icons.tsx";
import { LinkIcon, ShareIcon } from "../../ui/share-icons.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";

/** Ways to take the article along: its address, the phone's own share sheet, paper. */
export function ShareTools({ title }: { readonly title: string }) {
  const [said, setSaid] = useState("");
  const canShare = useHydrated() && "share" in navigator;
  const address = () => location.href.split("#")[0] ?? "";

  async function copy() {
    try {
      await navigator.clipboard.writeText(address());
      setSaid("Link copied");
    } catch {
      setSaid(`The link could not be copied. It is ${address()}`);
    }
  }

  async function share() {
    try {
      await navigator.share({ title, url: address() });
    } catch {
      // The reader changed their mind: nothing to say.
    }
  }

  return (
    <div className="tools js-only">
      <button type="button" className="btn ghost small" data-needs-react="" onClick={copy}>
        <LinkIcon /> Copy link
      </button>
      {canShare ? (
        <button type="button" className="btn ghost small" onClick={share}>
          <ShareIcon /> Share
        </button>
      ) : null}
      <button type="button" className="btn ghost small" data-print="">
        <PrinterIcon /> Print
      </button>
      <span role="status">{said}</span>
    </div>
  );
}
