import { hook } from "#app/enhance/page-contract.ts";
import { PrinterIcon } from "#app/ui/icons/icons.tsx";
import { LinkIcon, ShareIcon } from "#app/ui/icons/share-icons.tsx";

/** Buttons to copy the link, open the device's share sheet, and print. */
export function ShareTools({ title }: { readonly title: string }) {
  const scripted = hook("needsScript");
  return (
    <div className="tools">
      <button type="button" className="btn ghost small" {...hook("copyLink")} {...scripted}>
        <LinkIcon /> Copy link
      </button>
      <button type="button" className="btn ghost small" {...hook("share", title)} {...scripted}>
        <ShareIcon /> Share
      </button>
      <button type="button" className="btn ghost small" {...hook("print")}>
        <PrinterIcon /> Print
      </button>
      <span role="status" {...hook("shareStatus")} />
    </div>
  );
}
