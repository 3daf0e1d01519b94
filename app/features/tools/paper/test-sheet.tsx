import { figure } from "#app/domain/tools/numbers/figures.ts";
import { FLIES_TO_ACT } from "#app/domain/tools/rules.ts";
import { testSheet } from "#app/language/english/test-sheet.ts";
import { type Form, Line, Sheet, PaperTable, emptyRows } from "./sheet.tsx";

/** One sheet for the field: rings, jar and flies, by stake. */
export function TestSheet({ file, texts = testSheet }: Form<typeof testSheet>) {
  const minutes = file?.tests.ringMinutes ?? [];
  return (
    <Sheet name="tests" title={texts.title} file={file} method={texts.method}>
      <p>
        <Line text={texts.soil} />
      </p>
      <h3>{texts.ring}</h3>
      <PaperTable
        kind="log"
        heads={texts.ringColumns}
        rows={texts.stakes.map((stake, line) => [
          stake,
          ...[0, 1, 2, 3].map((ring) => {
            const value = line === 0 ? minutes[ring] : null;
            return value ? figure(value, 1) : "";
          }),
          "",
        ])}
      />
      <h3>{texts.jar}</h3>
      <PaperTable
        kind="log"
        heads={[texts.stake, "1", "2", "3", "4", "5", "6", texts.average]}
        rows={texts.stakes.map((stake) => [stake, "", "", "", "", "", "", ""])}
      />
      <h3>{texts.flies}</h3>
      <PaperTable kind="log" rows={emptyRows(1, 10)} />
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
