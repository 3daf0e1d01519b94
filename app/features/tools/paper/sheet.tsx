import type { ReactNode } from "react";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { othersInputs, othersText, type Planner } from "#app/domain/tools/planner.ts";
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

/** A blank line to write on. */
export function Blank({ mm = 22 }: { readonly mm?: 12 | 22 | 40 | 60 | 90 }) {
  return <span className={`blank-${mm}`} />;
}

/** A known value, or a blank line to write it on. */
export function Ink({
  value,
  mm = 22,
}: {
  readonly value: string | null;
  readonly mm?: 12 | 22 | 40 | 60 | 90;
}) {
  return value === null || value === "" ? <Blank mm={mm} /> : <b>{value}</b>;
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
  records = [],
  method,
  part = "Sheet ___ of ___",
  children,
}: {
  readonly name: SheetName;
  readonly title: string;
  /** Landscape. */
  readonly wide?: boolean;
  readonly file: RanchFile | null;
  /** The planners whose answers it prints: it is stamped while one of their inputs is not the rancher's. */
  readonly records?: readonly Planner<unknown>[];
  /** How the numbers were calculated, in one line. */
  readonly method: string;
  /** The number of this sheet and of all. */
  readonly part?: string;
  readonly children: ReactNode;
}) {
  const others = file
    ? othersText([
        ...new Map(
          records
            .flatMap((record) => othersInputs(record, file))
            .map((place) => [place.path, place]),
        ).values(),
      ])
    : null;
  return (
    <section
      // A blank form is chosen by its address.
      id={file === null ? name : undefined}
      className={`sheet sheet-${name}${wide ? " wide" : ""}`}
      aria-label={`${title}, for printing`}
      // On a narrow screen a blank form scrolls sideways, also by keyboard.
      tabIndex={file === null ? 0 : undefined}
    >
      <header>
        <h2>{title}</h2>
        {others ? <b className="sheet-stamp">NOT YOURS YET</b> : null}
        <img src={withBase(`/scenes/${PICTURES[name]}`)} alt="" width="60" height="60" />
      </header>
      {others ? <p className="sheet-others">{others}.</p> : null}
      {children}
      <footer>
        <p>
          A plan, not advice. Your eyes, your veterinarian and your extension office come first.
        </p>
        <table className="title-block">
          <tbody>
            <tr>
              <td>
                Ranch <Ink value={file?.ranch.name ?? null} mm={40} />
              </td>
              <td>
                Date <Blank />
              </td>
              <td>{part}</td>
            </tr>
            <tr>
              <td colSpan={3}>Worked by: {method}</td>
            </tr>
          </tbody>
        </table>
      </footer>
    </section>
  );
}
