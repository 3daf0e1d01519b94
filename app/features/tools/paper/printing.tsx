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
import { useRanch } from "../store/use-ranch.ts";

/** The printable sheets, by the name that each has in CSS. */
export type SheetName = "chart" | "drought" | "shopping" | "budget" | "water" | "plan" | "tests";

/** Loads a sheet's component separately from the tool. */
type LoadSheet = () => Promise<ComponentType>;
export type Sheets = Readonly<Partial<Record<SheetName, LoadSheet>>>;

const Print = createContext<(name: SheetName) => void>(() => {});

/** Returns a function that prints one sheet of the surrounding tool. */
export function usePrint(): (name: SheetName) => void {
  return use(Print);
}

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
  const { store } = useRanch();
  const loaded = usePreloaded(sheets);
  const [printed, setPrinted] = useState<readonly ComponentType[]>([]);
  const print = (name: SheetName) => {
    sheets[name]?.().then(
      (Sheet) => {
        renderSheets([Sheet], setPrinted);
        window.print();
      },
      () => store.refuse("The sheet didn’t load. Try again with signal, or print a blank form."),
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
    <Print value={print}>
      {children}
      {printed.length > 0 ? (
        <div className="sheets">
          {printed.map((Sheet, index) => (
            <Sheet key={index} />
          ))}
        </div>
      ) : null}
    </Print>
  );
}

/** Synchronous, since printing captures the document as it is. */
function renderSheets(
  sheets: readonly ComponentType[],
  setPrinted: (sheets: readonly ComponentType[]) => void,
) {
  if (sheets.length === 0) return;
  flushSync(() => setPrinted(sheets));
  document.documentElement.dataset["sheet"] = "";
}

/**
 * Loads all sheets of a tool ahead: the browser's print command leaves no time to fetch, and there may be no
 * signal in the pasture.
 */
function usePreloaded(sheets: Sheets): readonly ComponentType[] {
  const [loaded, setLoaded] = useState<readonly ComponentType[]>([]);
  useEffect(() => {
    Promise.all(Object.values(sheets).map((load) => load())).then(setLoaded, () => undefined);
  }, [sheets]);
  return loaded;
}
