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

/** The sheets of paper, by the name that each has in the styles. */
export type SheetName = "chart" | "drought" | "shopping" | "budget" | "water" | "plan" | "tests";

/** A sheet's component is fetched apart from the tool. */
export type LoadSheet = () => Promise<ComponentType>;
export type Sheets = Readonly<Partial<Record<SheetName, LoadSheet>>>;

const Print = createContext<(name: SheetName) => void>(() => {});

/** Prints one sheet of the tool that it is in. */
export function usePrint(): (name: SheetName) => void {
  return use(Print);
}

/**
 * Lays sheets out for paper: the one that a button names, or all of the tool for the browser's own print command.
 * The styles for paper show nothing else.
 */
export function Printing({
  sheets,
  byCommand = true,
  children,
}: {
  readonly sheets: Sheets;
  /** Whether the browser's own print command prints the sheets; else it prints the page. */
  readonly byCommand?: boolean;
  readonly children: ReactNode;
}) {
  const { store } = useRanch();
  const loaded = useLoaded(sheets);
  const [printed, setPrinted] = useState<readonly ComponentType[]>([]);
  const print = (name: SheetName) => {
    sheets[name]?.().then(
      (Sheet) => {
        lay([Sheet], setPrinted);
        window.print();
      },
      () => store.refuse("The sheet did not load. Try again with signal, or print a blank form."),
    );
  };
  const layAll = useEffectEvent(() => {
    // A button has laid out its own.
    if (byCommand && document.documentElement.dataset["sheet"] === undefined)
      lay(loaded, setPrinted);
  });
  useEffect(() => {
    const before = () => layAll();
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

/** The print window shows what is in the document at once. */
function lay(sheets: readonly ComponentType[], set: (sheets: readonly ComponentType[]) => void) {
  if (sheets.length === 0) return;
  flushSync(() => set(sheets));
  document.documentElement.dataset["sheet"] = "";
}

/**
 * All sheets of a tool. They come along once the tool is used: the browser's print command gives no time to fetch,
 * and a ranch that is kept on the phone is taken where there is no signal.
 */
function useLoaded(sheets: Sheets): readonly ComponentType[] {
  const [loaded, setLoaded] = useState<readonly ComponentType[]>([]);
  useEffect(() => {
    Promise.all(Object.values(sheets).map((load) => load())).then(setLoaded, () => undefined);
  }, [sheets]);
  return loaded;
}
