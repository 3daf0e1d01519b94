import { hook } from "../../enhance/page-contract.ts";

/**
 * The control of the offline copy, served by app/enhance/offline/offline.ts; the root element's `data-offline`
 * decides what shows.
 */
export function OfflineCopy() {
  return (
    <div className="offline-copy">
      <p role="status" {...hook("offlineStatus")} />
      <button
        type="button"
        className="btn"
        {...hook("offlineAction", "save")}
        {...hook("needsScript")}
      >
        Save for reading offline
      </button>
      <button
        type="button"
        className="btn"
        {...hook("offlineAction", "remove")}
        {...hook("needsScript")}
      >
        Remove the saved copy
      </button>
    </div>
  );
}
