import { useState } from "react";
import { api } from "#app/backend/api.ts";
import { bodyOf } from "#app/backend/http/client.ts";
import { Check } from "#app/desk/forms/check.tsx";
import { ManagementPage } from "#app/desk/forms/management-page.tsx";
import { Panel } from "#app/desk/forms/panel.tsx";
import { ImportPanel } from "#app/desk/transfer/import-panel.tsx";
import type { ScreenProps } from "../screen.tsx";

export async function loader() {
  return bodyOf(api.imports.$get());
}

export const title = "Import and Export";

/** Export and import of all content, for owners. */
export default function AdminTransfer({ loaderData: { imports } }: ScreenProps<typeof loader>) {
  const [subscribers, setSubscribers] = useState(false);
  return (
    <ManagementPage title="Import and export">
      <Panel title="Export">
        <p>
          A copy of the site in one zip: posts in every state with all their versions and unsaved
          words, pictures and files, letters and redirects, the trash too, and the posts once more
          as Markdown files. Importing it into an empty site gives the same site. Not in it:
          accounts (only names), preview links, and the record of who did what.
        </p>
        <Check checked={subscribers} onChange={setSubscribers}>
          With the newsletter’s subscribers
        </Check>
        <p>
          <a
            className="btn"
            href={api["export.zip"].$path({ query: subscribers ? { subscribers: "1" } : {} })}
            download
          >
            Download the export
          </a>
        </p>
      </Panel>
      <ImportPanel recent={imports} />
    </ManagementPage>
  );
}
