import type { ReactNode } from "react";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { Printing, type Sheets } from "./paper/printing.tsx";
import { KeepScreen, type SheetButton } from "./shell/keep-screen.tsx";
import { type Screen, Screens } from "./shell/screens.tsx";
import { Strip } from "./shell/strip.tsx";
import { Toast } from "./shell/toast.tsx";
import { StoreProvider, useNewStore } from "./store/use-ranch.ts";

export interface Planner {
  /** In the strip that stays in view. */
  readonly live: ReactNode;
  /** The screen to open with. */
  readonly first: string;
  readonly screens: readonly Screen[];
  /** Above every screen. */
  readonly above?: ReactNode;
  /** On the last screen, beside the backup. */
  readonly keep?: ReactNode;
}

interface ToolProps {
  /** The sheets by name, on the last screen. */
  readonly paper: readonly SheetButton[];
  /** A hook: the planner's answer and screens, from the ranch at hand. */
  readonly usePlanner: () => Planner;
}

/** The frame of every planner: its ranch, the strip with the live answer, its screens, and its printed sheets. */
export function ToolPage({
  example,
  sheets,
  ...tool
}: ToolProps & { readonly example: RanchFile; readonly sheets: Sheets }) {
  return (
    <StoreProvider value={useNewStore(example)}>
      <Printing sheets={sheets}>
        <Tool {...tool} />
      </Printing>
    </StoreProvider>
  );
}

function Tool({ paper, usePlanner }: ToolProps) {
  const { live, first, screens, above, keep } = usePlanner();
  return (
    <div className="tool">
      <Strip>{live}</Strip>
      <Screens
        first={first}
        screens={[
          ...screens,
          {
            id: "keep",
            label: "Keep",
            heading: "Keep and print",
            content: <KeepScreen paper={paper}>{keep}</KeepScreen>,
          },
        ]}
      >
        {above}
      </Screens>
      <Toast />
    </div>
  );
}
