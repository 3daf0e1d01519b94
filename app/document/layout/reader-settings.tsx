import { DocumentLanguage } from "#app/language/document-context.ts";
import { useTexts } from "#app/language/texts.ts";
import { Button } from "#app/ui/button.tsx";
import { Fold } from "#app/ui/text/fold.tsx";
import { use } from "react";
import { offlineCopy } from "#app/language/es.ts";
import { hook } from "#app/enhance/page-contract.ts";

/** The reader's theme and data settings, stored by app/enhance/settings/preferences.ts. */
export function ReaderSettings() {
  const { frame } = useTexts();
  return (
    <section className="reader-settings" aria-labelledby="reader-settings-title">
      <h2 id="reader-settings-title">{frame.settings}</h2>
      <Fold summary={frame.change}>
        <label htmlFor="theme">{frame.colors}</label>
        <select id="theme" name="theme" defaultValue="system">
          <option value="system">{frame.system}</option>
          <option value="light">{frame.light}</option>
          <option value="dark">{frame.dark}</option>
        </select>
        <label className="switch">
          <input type="checkbox" name="low-data" />
          <span>
            <b>{frame.lowData}</b>
            {frame.lowDataMeans}
          </span>
        </label>
        <label className="switch for-keys">
          <input type="checkbox" name="search-key" defaultChecked />
          <span>
            <b>
              {`${frame.pressKey} `}
              <kbd>/</kbd>
              {` ${frame.toSearch}`}
            </b>
            {frame.onEveryPage}
          </span>
        </label>
        <OfflineCopy />
      </Fold>
    </section>
  );
}

/**
 * Buttons to save and remove the offline copy, handled by app/enhance/offline.ts. The root element's
 * `data-offline` selects the one to show.
 */
function OfflineCopy() {
  const isEnglish = use(DocumentLanguage) === "en";
  const { frame } = useTexts();
  return (
    <div className="offline-copy">
      <p role="status" {...hook("offlineStatus", isEnglish ? "" : JSON.stringify(offlineCopy))} />
      <Button {...hook("offlineDo", "save")} {...hook("needsScript")}>
        {frame.saveOffline}
      </Button>
      <Button {...hook("offlineDo", "remove")} {...hook("needsScript")}>
        {frame.removeOffline}
      </Button>
    </div>
  );
}
