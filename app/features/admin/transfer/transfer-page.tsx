import { useState } from "react";
import { ImportPanel } from "./import-panel.tsx";
import type { ImportPort } from "./use-import.ts";

/** Export and import of all content, for owners. */
export function TransferPage({
  exportAddress,
  port,
  onChanged,
}: {
  readonly exportAddress: string;
  readonly port: ImportPort;
  readonly onChanged: () => void;
}) {
  const [subscribers, setSubscribers] = useState(false);
  return (
    <div className="wrap desk-page management">
      <h1>Import and export</h1>
      <section className="panel export" aria-labelledby="export">
        <h2 id="export">Export</h2>
        <p>
          A copy of the site in one zip: posts in every state with all their versions, pictures and
          redirects, and the posts once more as Markdown files. Importing it into an empty site
          gives the same site. Not in it: accounts, who wrote which version, preview links, unsaved
          drafts, pictures in the trash, and the record of who did what.
        </p>
        <label className="check">
          <input
            type="checkbox"
            checked={subscribers}
            onChange={({ target }) => setSubscribers(target.checked)}
          />
          With the newsletter’s subscribers
        </label>
        <p>
          <a
            className="btn"
            href={subscribers ? `${exportAddress}?subscribers=1` : exportAddress}
            download
          >
            Download the export
          </a>
        </p>
      </section>
      <ImportPanel port={port} onChanged={onChanged} />
    </div>
  );
}
