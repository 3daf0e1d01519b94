import { use } from "react";
import { offlineCopy } from "#app/language/es.ts";
import { DocumentLanguage, useTexts } from "#app/language/texts.ts";
import { hook } from "#app/enhance/page-contract.ts";

/**
 * Buttons to save and remove the offline copy, handled by app/enhance/offline/offline.ts. The root element's
 * `data-offline` selects the one to show.
 */
export function OfflineCopy() {
  const isEnglish = use(DocumentLanguage) === "en";
  const { frame } = useTexts();
  return (
    <div className="offline-copy">
      <p role="status" {...hook("offlineStatus", isEnglish ? "" : JSON.stringify(offlineCopy))} />
      <button type="button" className="btn" {...hook("offlineDo", "save")} {...hook("needsScript")}>
        {frame.saveOffline}
      </button>
      <button
        type="button"
        className="btn"
        {...hook("offlineDo", "remove")}
        {...hook("needsScript")}
      >
        {frame.removeOffline}
      </button>
    </div>
  );
}
