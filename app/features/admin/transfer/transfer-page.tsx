import { useState } from "react";
import { api } from "#app/backend/api.ts";
import { ImportPanel } from "./import-panel.tsx";

/** Export and import of all content, for owners. */
export function TransferPage({ onChanged }: { readonly onChanged: () => void }) {
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
            href={api["export.zip"].$path({ query: subscribers ? { subscribers: "1" } : {} })}
            download
          >
            Download the export
          </a>
        </p>
      </section>
      <ImportPanel onChanged={onChanged} />
    </div>
  );
}
