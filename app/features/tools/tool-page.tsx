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
  keptBeside = false,
  children,
}: {
  readonly example: RanchFile;
  readonly sheets: Sheets;
  /** Whether the last card leaves half a row free, on wide screens. */
  readonly keptBeside?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <StoreProvider value={useNewStore(example)}>
      <Printing sheets={sheets}>
        <div className="tool">
          {children}
          <KeptTools wide={!keptBeside} />
          <KeepBar />
        </div>
      </Printing>
    </StoreProvider>
  );
}
