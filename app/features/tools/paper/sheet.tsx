import { type ReactNode, use } from "react";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { type CalendarDate, calendarDate } from "#app/domain/dates/calendar-date.ts";
import { othersText, type Planner, solve } from "#app/domain/tools/planner.ts";
import { AroundSheet, sheet } from "#app/language/english/sheet.ts";
import { withBase } from "#app/shared/with-base.ts";
import type { SheetName } from "./printing.tsx";

/** The small picture at the title's right. */
const PICTURES: Readonly<Record<SheetName, string>> = {
  plan: "spot-pencil.svg",
  chart: "cuts/grazing-ring.svg",
  drought: "spot-rain-gauge.svg",
  shopping: "spot-reel.svg",
  budget: "spot-ledger.svg",
  water: "practices-water-card.svg",
  tests: "covers/ring-and-jar-summer-1-card.svg",
};

/** A sheet of a ranch, or a blank form, in one language. */
export interface Form<Texts> {
  readonly file: RanchFile | null;
  readonly today?: CalendarDate;
  readonly texts?: Texts;
}

/** For sheets that do not depend on today's date: money and water have no season, and a blank form has no dates. */
export const NO_DAY = calendarDate("2026-01-01");

/** A planner's answer for a sheet; null on a blank form, and if the planner has none. */
export function answerFor<Result>(
  planner: Planner<Result>,
  file: RanchFile | null,
  today: CalendarDate = NO_DAY,
): Result | null {
  const answer = file && solve(planner, file, today);
  return answer?.ok ? answer.value : null;
}

/** Known values by their names in a line; null for one to write by hand. */
type Values = Readonly<Record<string, string | null>>;

/** A blank line to write on. */
export function Blank({ mm = 22 }: { readonly mm?: number }) {
  return <span className={`blank-${mm}`} />;
}

/** A known value, or a blank line to write it on. */
export function Ink({ value, mm = 22 }: { readonly value: string | null; readonly mm?: number }) {
  return value === null || value === "" ? <Blank mm={mm} /> : <b>{value}</b>;
}

/** A line of text (app/language/en.ts) with its blanks, of 12, 22, 40, 60 or 90 mm, and its values. */
export function Line({ text, values = {} }: { readonly text: string; readonly values?: Values }) {
  return text.split(/\{([\w:]+)\}/).map((part, index) => {
    if (index % 2 === 0) return part;
    const [name = "", mm = name] = part.split(":");
    const value = values[name];
    return value === undefined ? (
      <Blank key={index} mm={Number(mm)} />
    ) : (
      <Ink key={index} value={value} {...(mm === name ? {} : { mm: Number(mm) })} />
    );
  });
}

/**
 * One sheet, Letter or A4: black on white, a title block at the bottom, room for a nail at the top.
 *
 * @param props.file the ranch, or null for a blank form.
 */
export function Sheet({
  name,
  title,
  wide = false,
  file,
  today = NO_DAY,
  records = [],
  method,
  part,
  children,
}: {
  readonly name: SheetName;
  readonly title: string;
  /** Landscape. */
  readonly wide?: boolean;
  readonly file: RanchFile | null;
  readonly today?: CalendarDate | undefined;
  /**
   * The planners whose answers it prints: it shows their warnings, and is stamped while one of their inputs is not the
   * rancher's own.
   */
  readonly records?: readonly Planner<unknown>[];
  /** How the numbers were calculated, in one line. */
  readonly method: string;
  /** The number of this sheet and of all. */
  readonly part?: string | undefined;
  readonly children: ReactNode;
}) {
  const texts = use(AroundSheet);
  const others = file && othersText(file, ...records);
  const warnings = records.flatMap((record) => {
    const answer = file && solve(record, file, today);
    return answer?.ok ? answer.warnings.map(({ message }) => message) : [];
  });
  // Both kinds of notes name fields in English, so only English sheets print them.
  const notes = texts === sheet ? [...(others ? [`${others}.`] : []), ...new Set(warnings)] : [];
  return (
    <section
      // The address's fragment can select one blank form to print.
      id={file === null && !texts.back ? name : undefined}
      className={`sheet sheet-${name}${wide ? " wide" : ""}`}
      aria-label={texts.forPrinting(title)}
      // Seven regions on the page of blank forms would crowd out its other landmarks.
      role={file === null ? "group" : undefined}
      // On a narrow screen a blank form scrolls sideways, also by keyboard.
      tabIndex={file === null ? 0 : undefined}
    >
      <header>
        <h2>{title}</h2>
        {others ? <b className="sheet-stamp">{texts.stamp}</b> : null}
        <img src={withBase(`/scenes/${PICTURES[name]}`)} alt="" width="60" height="60" />
      </header>
      {notes.length > 0 ? <p className="sheet-others">{notes.join(" ")}</p> : null}
      {children}
      <footer>
        <p>{texts.advice}</p>
        <table className="title-block">
          <tbody>
            <tr>
              <td>
                <Line text={texts.ranch} values={{ ranch: file?.ranch.name ?? null }} />
              </td>
              <td>
                <Line text={texts.date} />
              </td>
              <td>{part ?? texts.part}</td>
            </tr>
            <tr>
              <td colSpan={3}>{texts.method(method)}</td>
            </tr>
          </tbody>
        </table>
      </footer>
    </section>
  );
}

/**
 * A table on paper. Rows of a plain or money table begin with a heading. An empty heading is a plain cell, since screen
 * readers gain nothing from it; empty cells are filled in by hand.
 */
export function PaperTable({
  kind,
  heads,
  rows,
}: {
  readonly kind?: "log" | "money" | "months" | "moves";
  readonly heads?: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
}) {
  const headed = kind === undefined || kind === "money";
  return (
    <table className={kind ? `paper-table paper-${kind}` : "paper-table"}>
      {heads ? (
        <thead>
          <tr>
            {heads.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
      ) : null}
      <tbody>
        {rows.map(([head, ...cells], row) => (
          <tr key={row}>
            {headed ? <RowHead>{head}</RowHead> : <td>{head}</td>}
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A row's heading, or an empty cell to fill in by hand. */
export function RowHead({ children }: { readonly children: ReactNode }) {
  return children ? <th scope="row">{children}</th> : <td className="row-head" />;
}

/** Rows to fill in by hand. */
export const emptyRows = (rows: number, cells: number): string[][] =>
  Array.from({ length: rows }, () => Array.from({ length: cells }, () => ""));
