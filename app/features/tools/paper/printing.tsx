import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import type { CalendarDate } from "#app/domain/dates/calendar-date.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { type LazyPart, NOT_LOADED } from "#app/ui/lazy-part.tsx";
import { useRanch, useToday } from "../store/use-ranch.ts";

/** The printable sheets, by the name that each has in CSS. */
export type SheetName = "chart" | "drought" | "shopping" | "budget" | "water" | "plan" | "tests";

type Paper = LazyPart<{ readonly file: RanchFile; readonly today: CalendarDate }>;
/** A tool's sheets: the name of each on its button, and the sheet itself, whose code is loaded separately. */
export type Sheets = Readonly<
  Partial<Record<SheetName, { readonly label: string; readonly paper: Paper }>>
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
  const [printed, setPrinted] = useState<readonly Paper[]>([]);
  // Synchronous, since printing captures the document as it is.
  const render = (papers: readonly Paper[]) => flushSync(() => setPrinted(papers));
  const print = (name: SheetName) => {
    const paper = sheets[name]?.paper;
    paper?.load().then(
      () => {
        render([paper]);
        window.print();
      },
      () => store.refuse(NOT_LOADED),
    );
  };
  const renderAll = useEffectEvent(() => {
    // A button has already rendered its sheet.
    if (!onPrintCommand || printed.length > 0) return;
    const papers = Object.values(sheets).map(({ paper }) => paper);
    if (papers.every((paper) => paper.isLoaded())) render(papers);
    // The next print includes them. This one prints the note in planner-head.tsx instead.
    else Promise.all(papers.map((paper) => paper.load())).catch(() => undefined);
  });
  useEffect(() => {
    const before = () => renderAll();
    const after = () => setPrinted([]);
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
