import { figure } from "#app/domain/tools/numbers/figures.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { FLIES_TO_ACT } from "#app/domain/tools/rules.ts";
import { Blank, Sheet } from "./sheet.tsx";
import { ColumnHeads, EmptyCells } from "./table-parts.tsx";

const STAKES = [
  "Trial, good spot",
  "Trial, poor spot",
  "Left alone, good spot",
  "Left alone, poor spot",
];

/** One sheet for the field: rings, jar and flies, by stake. */
export function TestSheet({ file }: { readonly file: RanchFile | null }) {
  const minutes = file?.tests.ringMinutes ?? [];
  return (
    <Sheet
      name="tests"
      title="Field tests"
      file={file}
      method="ring: 60 ÷ minutes of the second inch, the middle one counts."
    >
      <p>
        The soil is dry <Blank mm={12} /> damp <Blank mm={12} /> wet <Blank mm={12} />. Days since
        rain <Blank />. Ring <Blank mm={12} /> in wide.
      </p>
      <h3>Ring: minutes for the second inch</h3>
      <table className="paper-table paper-log">
        <ColumnHeads
          labels={["Stake", "Ring 1", "Ring 2", "Ring 3", "Ring 4", "Middle, inches per hour"]}
        />
        <tbody>
          {STAKES.map((stake, line) => (
            <tr key={stake}>
              <td>{stake}</td>
              {[0, 1, 2, 3].map((ring) => {
                const value = line === 0 ? minutes[ring] : null;
                return <td key={ring}>{value ? figure(value, 1) : ""}</td>;
              })}
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      <h3>Jar: class of each crumb after five minutes and five dips, 1 to 6</h3>
      <table className="paper-table paper-log">
        <ColumnHeads labels={["Stake", "1", "2", "3", "4", "5", "6", "Average"]} />
        <tbody>
          {STAKES.map((stake) => (
            <tr key={stake}>
              <td>{stake}</td>
              <EmptyCells count={7} />
            </tr>
          ))}
        </tbody>
      </table>
      <h3>Flies on the whole animal, ten animals, morning</h3>
      <table className="paper-table paper-log">
        <tbody>
          <tr>
            <EmptyCells count={10} />
          </tr>
        </tbody>
      </table>
      <p>
        Average <Blank />; act at {FLIES_TO_ACT}. Photo taken at each stake <Blank mm={12} />.
        Compare only with the same stake. Nothing here is graded.
      </p>
      <h3>Where the stakes are</h3>
      <div className="draw-here sheet-map">
        <span>N ↑</span>
      </div>
    </Sheet>
  );
}
