import { figure } from "#app/domain/tools/numbers/figures.ts";
import { FLIES } from "#app/domain/tools/planners/field-tests.ts";
import { FLIES_TO_ACT } from "#app/domain/tools/rules.ts";
import { testSheet } from "#app/language/english/test-sheet.ts";
import { answerFor, type Form, Line, Sheet, PaperTable } from "./sheet.tsx";

/** So many cells, with the readings that are typed. */
const written = (readings: readonly (number | null)[], cells: number): string[] =>
  Array.from({ length: cells }, (_, at) => {
    const reading = readings[at] ?? null;
    return reading === null ? "" : figure(reading, 1);
  });

/** One sheet for the field: rings, jar and flies, by stake. */
export function TestSheet({ file, texts = testSheet }: Form<typeof testSheet>) {
  const { ringMinutes, slake, flies } = file?.tests ?? { ringMinutes: [], slake: [], flies: [] };
  const average = answerFor(FLIES, file)?.average;
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
          ...written(line === 0 ? ringMinutes : [], 4),
          "",
        ])}
      />
      <h3>{texts.jar}</h3>
      <PaperTable
        kind="log"
        heads={[texts.stake, "1", "2", "3", "4", "5", "6", texts.average]}
        rows={texts.stakes.map((stake, line) => [
          stake,
          ...written(line === 0 ? slake : [], 6),
          "",
        ])}
      />
      <h3>{texts.flies}</h3>
      <PaperTable kind="log" rows={[written(flies, 10)]} />
      <p>
        <Line
          text={texts.act}
          values={{
            flies: `${FLIES_TO_ACT}`,
            average: average === undefined ? null : figure(average, 1),
          }}
        />
      </p>
      <h3>{texts.where}</h3>
      <div className="draw-here sheet-map">
        <span>N ↑</span>
      </div>
    </Sheet>
  );
}
