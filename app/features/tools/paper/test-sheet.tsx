import { figure } from "#app/domain/tools/numbers/figures.ts";
import { FLIES_TO_ACT } from "#app/domain/tools/rules.ts";
import { testSheet } from "#app/language/english/test-sheet.ts";
import { type Form, Line, Sheet } from "./sheet.tsx";
import { ColumnHeads, EmptyCells } from "./table-parts.tsx";

/** One sheet for the field: rings, jar and flies, by stake. */
export function TestSheet({ file, texts = testSheet, around }: Form<typeof testSheet>) {
  const minutes = file?.tests.ringMinutes ?? [];
  return (
    <Sheet name="tests" title={texts.title} file={file} method={texts.method} texts={around}>
      <p>
        <Line text={texts.soil} />
      </p>
      <h3>{texts.ring}</h3>
      <table className="paper-table paper-log">
        <ColumnHeads labels={texts.ringColumns} />
        <tbody>
          {texts.stakes.map((stake, line) => (
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
      <h3>{texts.jar}</h3>
      <table className="paper-table paper-log">
        <ColumnHeads labels={[texts.stake, "1", "2", "3", "4", "5", "6", texts.average]} />
        <tbody>
          {texts.stakes.map((stake) => (
            <tr key={stake}>
              <td>{stake}</td>
              <EmptyCells count={7} />
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{texts.flies}</h3>
      <table className="paper-table paper-log">
        <tbody>
          <tr>
            <EmptyCells count={10} />
          </tr>
        </tbody>
      </table>
      <p>
        <Line text={texts.act} values={{ flies: `${FLIES_TO_ACT}` }} />
      </p>
      <h3>{texts.where}</h3>
      <div className="draw-here sheet-map">
        <span>N ↑</span>
      </div>
    </Sheet>
  );
}
