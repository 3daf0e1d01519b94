import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { CalendarDate } from "#app/domain/dates/calendar-date.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { NOT_LOADED } from "../parts/controls.tsx";
import { useRanch, useToday } from "../store/use-ranch.ts";

/** The printable sheets, by the name that each has in CSS. */
export type SheetName = "chart" | "drought" | "shopping" | "budget" | "water" | "plan" | "tests";

type Paper = ComponentType<{ readonly file: RanchFile; readonly today: CalendarDate }>;
/** A tool's sheets: what each is called on its button, and how to fetch it apart from the tool. */
export type Sheets = Readonly<
  Partial<Record<SheetName, { readonly label: string; readonly load: () => Promise<Paper> }>>
>;

const Print = createContext<{
  readonly sheets: Sheets;
  readonly print: (name: SheetName) => void;
}>({ sheets: {}, print: () => {} });

/** The sheets of the surrounding tool, and a function that prints one. */
export const usePrint = () => use(Print);

/**
 * Renders sheets for printing: the one a button names, or all of them for the browser's own print command. The
 * print styles hide everything else.
 */
export function Printing({
  sheets,
  onPrintCommand = true,
  children,
}: {
  readonly sheets: Sheets;
  /** Whether the browser's print command prints the sheets instead of the page. */
  readonly onPrintCommand?: boolean;
  readonly children: ReactNode;
}) {
  const { store, state } = useRanch();
  const today = useToday();
  const loaded = usePreloaded(sheets);
  const [printed, setPrinted] = useState<readonly Paper[]>([]);
  const print = (name: SheetName) => {
    sheets[name]?.load().then(
      (Sheet) => {
        renderSheets([Sheet], setPrinted);
        window.print();
      },
      () => store.refuse(NOT_LOADED),
    );
  };
  const renderAll = useEffectEvent(() => {
    // A button has already rendered its sheet.
    if (onPrintCommand && document.documentElement.dataset["sheet"] === undefined)
      renderSheets(loaded, setPrinted);
  });
  useEffect(() => {
    const before = () => renderAll();
    const after = () => {
      delete document.documentElement.dataset["sheet"];
      setPrinted([]);
    };
    addEventListener("beforeprint", before);
    addEventListener("afterprint", after);
    return () => {
      removeEventListener("beforeprint", before);
      removeEventListener("afterprint", after);
    };
  }, []);
  return (
    <Print value={{ sheets, print }}>
      {children}
      {printed.length > 0 ? (
        <div className="sheets">
          {printed.map((Sheet, index) => (
            <Sheet key={index} file={state.file} today={today} />
          ))}
        </div>
      ) : null}
    </Print>
  );
}

/** Synchronous, since printing captures the document as it is. */
function renderSheets(sheets: readonly Paper[], setPrinted: (sheets: readonly Paper[]) => void) {
  if (sheets.length === 0) return;
  flushSync(() => setPrinted(sheets));
  document.documentElement.dataset["sheet"] = "";
}

/**
 * Loads all sheets of a tool ahead: the browser's print command leaves no time to fetch, and there may be no
 * signal in the pasture.
 */
function usePreloaded(sheets: Sheets): readonly Paper[] {
  const [loaded, setLoaded] = useState<readonly Paper[]>([]);
  useEffect(() => {
    Promise.all(Object.values(sheets).map(({ load }) => load())).then(setLoaded, () => undefined);
  }, [sheets]);
  return loaded;
}
