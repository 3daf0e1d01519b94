import type { ReactNode } from "react";
import type { RanchFile } from "../../domain/tools/ranch/ranch-file.ts";
import { KeepBar } from "./parts/keep-bar.tsx";
import { KeptTools } from "./parts/kept-tools.tsx";
import { Printing, type Sheets } from "./paper/printing.tsx";
import { StoreProvider, useNewStore } from "./store/use-ranch.ts";

/** What is around every tool: the one ranch, how it is kept, and its sheets of paper. */
export function ToolPage({
  example,
  sheets,
  keptClass = "tool-card wide",
  children,
}: {
  readonly example: RanchFile;
  readonly sheets: Sheets;
  /** Where the cards leave half a row free, the last one is not wide. */
  readonly keptClass?: string;
  readonly children: ReactNode;
}) {
  return (
    <StoreProvider value={useNewStore(example)}>
      <Printing sheets={sheets}>
        <div className="tool">
          {children}
          <KeptTools className={keptClass} />
          <KeepBar />
        </div>
      </Printing>
    </StoreProvider>
  );
}
