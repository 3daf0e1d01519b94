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
  return (
    <div className="wrap desk-page management">
      <h1>Import and export</h1>
      <section className="panel export" aria-labelledby="export">
        <h2 id="export">Export</h2>
        <p>Everything as files: posts, pictures, addresses. Without passwords or subscribers.</p>
        <p>
          <a className="btn" href={exportAddress} download>
            Download the export
          </a>
        </p>
      </section>
      <ImportPanel port={port} onChanged={onChanged} />
    </div>
  );
}
