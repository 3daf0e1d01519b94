import { hook } from "#app/enhance/page-contract.ts";

/**
 * Buttons to save and remove the offline copy, handled by app/enhance/offline/offline.ts. The root element's
 * `data-offline` selects the one to show.
 */
export function OfflineCopy() {
  return (
    <div className="offline-copy">
      <p role="status" {...hook("offlineStatus")} />
      <button type="button" className="btn" {...hook("offlineDo", "save")} {...hook("needsScript")}>
        Save for reading offline
      </button>
      <button
        type="button"
        className="btn"
        {...hook("offlineDo", "remove")}
        {...hook("needsScript")}
      >
        Remove the saved copy
      </button>
    </div>
  );
}
