import { type ReactNode, useEffect, useState } from "react";
import { whenIdle } from "#app/enhance/when-idle.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { Printing, type Sheets } from "./paper/printing.tsx";
import { type fetcherOf, type Screen, screenPart, Screens } from "./shell/screens.tsx";
import { Strip, Toast } from "./shell/strip.tsx";
import { StoreProvider, useNewStore } from "./store/use-ranch.ts";

export interface Planner {
  /** In the strip that stays in view. */
  readonly live: ReactNode;
  /** The screen to open with. */
  readonly first: string;
  readonly screens: readonly Screen[];
  /** Above every screen. */
  readonly above?: ReactNode;
}

/** The last screen of every planner; in My Season, with a link. */
export const KEEP = screenPart(async () => (await import("./shell/keep-screen.tsx")).KeepScreen);

interface ToolProps {
  /** The last screen. */
  readonly keep?: typeof KEEP;
  /** Fetches the screens after the first. */
  readonly ready: ReturnType<typeof fetcherOf>;
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

function Tool({ keep = KEEP, ready, usePlanner }: ToolProps) {
  const { live, first, screens, above } = usePlanner();
  const [, setAllFetched] = useState(false);
  // There may be no signal where a later screen is opened.
  useEffect(() => {
    whenIdle(() => {
      ready().then(
        () => setAllFetched(true),
        () => undefined,
      );
    });
  }, [ready]);
  return (
    <div className="tool">
      <Strip>{live}</Strip>
      <Screens
        first={first}
        screens={[
          ...screens,
          { id: "keep", label: "Keep", heading: "Keep and print", content: keep },
        ]}
      >
        {above}
      </Screens>
      <Toast />
    </div>
  );
}
