import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { useRanch } from "../store/use-ranch.ts";

/** The sheets of paper, by the name that each has in the styles. */
export type SheetName = "chart" | "drought" | "shopping" | "budget" | "water" | "plan" | "tests";

/** A sheet's component is fetched when it is first printed. */
export type LoadSheet = () => Promise<ComponentType>;
export type Sheets = Readonly<Partial<Record<SheetName, LoadSheet>>>;

const Print = createContext<(name: SheetName) => void>(() => {});

/** Prints one sheet of the tool that it stands in. */
export function usePrint(): (name: SheetName) => void {
  return use(Print);
}

/** Lays one sheet out for paper and prints it: the styles for paper show nothing else. */
export function Printing({
  sheets,
  children,
}: {
  readonly sheets: Sheets;
  readonly children: ReactNode;
}) {
  const { store, state } = useRanch();
  const kept = state.keeping.kind === "kept";
  // Who keeps a ranch on the phone takes it where there is no signal: the sheets come along.
  useEffect(() => {
    if (!kept) return;
    for (const load of Object.values(sheets)) load().catch(() => undefined);
  }, [kept, sheets]);
  const [sheet, setSheet] = useState<{ readonly name: SheetName; readonly Sheet: ComponentType }>();
  const print = (name: SheetName) => {
    sheets[name]?.().then(
      (Sheet) => setSheet({ name, Sheet }),
      () => store.refuse("The sheet did not load. Try again with signal, or print a blank form."),
    );
  };
  return (
    <Print value={print}>
      {children}
      {sheet ? (
        <div className="sheets">
          <sheet.Sheet />
          <PrintNow name={sheet.name} done={() => setSheet(undefined)} />
        </div>
      ) : null}
    </Print>
  );
}

/** Prints once the sheet stands in the document, and takes it away when the print window is closed. */
export function PrintNow({ name, done }: { readonly name: SheetName; readonly done: () => void }) {
  const onDone = useEffectEvent(done);
  useEffect(() => {
    document.documentElement.dataset["sheet"] = name;
    const end = () => {
      delete document.documentElement.dataset["sheet"];
      onDone();
    };
    addEventListener("afterprint", end, { once: true });
    print();
    return () => removeEventListener("afterprint", end);
  }, [name]);
  return null;
}
