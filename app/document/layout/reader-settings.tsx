import { Fold } from "#app/ui/text/fold.tsx";
import { OfflineCopy } from "./offline-copy.tsx";

/** The reader's theme and data settings, stored by app/enhance/settings/preferences.ts. */
export function ReaderSettings() {
  return (
    <section className="reader-settings" aria-labelledby="reader-settings-title">
      <h2 id="reader-settings-title">Reading settings</h2>
      <Fold summary="Change">
        <label htmlFor="theme">Colors</label>
        <select id="theme" name="theme" defaultValue="system">
          <option value="system">Same as my device</option>
          <option value="light">Light</option>
          <option value="dark">Dark</option>
        </select>
        <label className="switch">
          <input type="checkbox" name="low-data" />
          <span>
            <b>Low data.</b> No photos, fonts or scripts until you ask for them.
          </span>
        </label>
        <label className="switch for-keys">
          <input type="checkbox" name="search-key" defaultChecked />
          <span>
            <b>
              Press <kbd>/</kbd> to search,
            </b>
            {" on every page."}
          </span>
        </label>
        <OfflineCopy />
      </Fold>
    </section>
  );
}
