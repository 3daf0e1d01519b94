import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { whenIdle } from "#app/enhance/when-idle.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { Printing, type Sheets } from "./paper/printing.tsx";
import {
  isPart,
  type LaterPart,
  type Screen,
  screenOf,
  screenPart,
  Screens,
} from "./shell/screens.tsx";
import { Strip, Toast } from "./shell/strip.tsx";
import { StoreProvider, useNewStore, useRanch } from "./store/use-ranch.ts";

/** The last screen of every planner. */
const KEEP = screenPart(async () => (await import("./shell/keep-screen.tsx")).KeepScreen);

interface Planner {
  readonly sheets: Sheets;
  /** In the strip that stays in view. */
  readonly Live: ComponentType;
  /** What is fetched after the first screen besides other screens. */
  readonly later?: readonly LaterPart[];
  readonly above?: ReactNode;
  /** The screens before the last. */
  readonly screens: readonly [Screen, ...Screen[]];
  /** The last screen, if it shows more than in other planners. */
  readonly keep?: typeof KEEP;
  /** The screen to open with, if not the first. */
  readonly first?: (file: RanchFile) => string;
}

/**
 * A planner: its ranch, the strip with the live answer, its screens, and its printed sheets.
 *
 * @returns its page, and a function that loads its later parts: all of them, or those of the screen that a fragment
 * opens.
 */
export function plannerPage({ sheets, later = [], keep = KEEP, ...planner }: Planner) {
  const screens: readonly Screen[] = [
    ...planner.screens,
    { id: "keep", label: "Keep", heading: "Keep and print", content: keep },
  ];
  // Sheets are loaded ahead: the browser's print command leaves no time to load them.
  const allLater = [...later, ...Object.values(sheets).map(({ paper }) => paper)];
  const ready = (hash?: string) => {
    const at = hash && screenOf(hash);
    const asked = screens.filter(({ id }) => hash === undefined || id === at);
    const parts = asked.flatMap(({ content }) => (isPart(content) ? [content] : []));
    return Promise.all(
      [...parts, ...(hash === undefined ? allLater : [])].map((part) => part.load()),
    );
  };
  function Tool() {
    const { state } = useRanch();
    const [, setAllFetched] = useState(false);
    // There may be no signal where a later screen is opened.
    useEffect(() => {
      whenIdle(() => {
        ready().then(
          () => setAllFetched(true),
          () => undefined,
        );
      });
    }, []);
    return (
      <div className="tool">
        <Strip>
          <planner.Live />
        </Strip>
        <Screens first={planner.first?.(state.file) ?? planner.screens[0].id} screens={screens}>
          {planner.above}
        </Screens>
        <Toast />
      </div>
    );
  }
  function Page({ example }: { readonly example: RanchFile }) {
    return (
      <StoreProvider value={useNewStore(example)}>
        <Printing sheets={sheets}>
          <Tool />
        </Printing>
      </StoreProvider>
    );
  }
  return { Page, ready };
}
