import { PrinterIcon } from "../../ui/icons.tsx";
import { LinkIcon, ShareIcon } from "../../ui/share-icons.tsx";

/**
 * Ways to take the article along: its address, the device's own share sheet, paper. Served by
 * `app/boot`, so that nobody downloads React for them.
 */
export function ShareTools({ title }: { readonly title: string }) {
  return (
    <div className="tools js-only">
      <button type="button" className="btn ghost small" data-copy-link="">
        <LinkIcon /> Copy link
      </button>
      <button type="button" className="btn ghost small" data-share={title}>
        <ShareIcon /> Share
      </button>
      <button type="button" className="btn ghost small" data-print="">
        <PrinterIcon /> Print
      </button>
      <span
        role="status"
        data-said=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: "" }}
      />
    </div>
  );
}
