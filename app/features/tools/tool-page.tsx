import type { ReactNode } from "react";
import type { RanchFile } from "../../domain/tools/ranch/ranch-file.ts";
import { SaveBar } from "./parts/save-bar.tsx";
import { BackupCard } from "./parts/backup-card.tsx";
import { Printing, type Sheets } from "./paper/printing.tsx";
import { StoreProvider, useNewStore } from "./store/use-ranch.ts";

/** The frame of every tool: its ranch, saving, backup and printed sheets. */
export function ToolPage({
  example,
  sheets,
  backupClass = "tool-card wide",
  children,
}: {
  readonly example: RanchFile;
  readonly sheets: Sheets;
  /** The class of the backup card; not wide if the cards above leave half a row free. */
  readonly backupClass?: string;
  readonly children: ReactNode;
}) {
  return (
    <StoreProvider value={useNewStore(example)}>
      <Printing sheets={sheets}>
        <div className="tool">
          {children}
          <BackupCard className={backupClass} />
          <SaveBar />
        </div>
      </Printing>
    </StoreProvider>
  );
}
