import { asTyped, figure, tenths } from "#app/domain/tools/numbers/figures.ts";
import { FLIES, RING, SLAKE } from "#app/domain/tools/planners/field-tests.ts";
import { FLIES_TO_ACT } from "#app/domain/tools/rules.ts";
import { testSheet } from "#app/language/english/test-sheet.ts";
import { answerFor, type Form, Line, Sheet, PaperTable, emptyRows } from "./sheet.tsx";

type Readings = readonly (number | null)[];

/** The typed readings in rows of this many cells; no rows if there are none. */
function typedRows(readings: Readings, cells: number): string[][] {
  if (readings.every((each) => each === null)) return [];
  return Array.from({ length: Math.ceil(readings.length / cells) }, (_, row) =>
    Array.from({ length: cells }, (_, at) => {
      const reading = readings[row * cells + at] ?? null;
      return reading === null ? "" : asTyped(reading);
    }),
  );
}

/** Labels typed readings: the planner does not ask at which stake they were read. Only English sheets have readings. */
const TYPED = "Typed. Stake:";

/** One sheet for the field: rings, jar and flies, by stake, with separate rows for typed readings. */
export function TestSheet({ file, texts = testSheet }: Form<typeof testSheet>) {
  const { ringMinutes, slake, flies } = file?.tests ?? { ringMinutes: [], slake: [], flies: [] };
  const width = file?.touched["tests.ringDiameterIn"] ? file.tests.ringDiameterIn : null;
  const average = answerFor(FLIES, file)?.average;
  /** The typed readings with their result, then an empty row for each stake. */
  const byStake = (readings: Readings, cells: number, result: number | undefined) => [
    ...typedRows(readings, cells).map((row, index) =>
      index === 0 ? [TYPED, ...row, result === undefined ? "" : tenths(result)] : ["", ...row, ""],
    ),
    ...texts.stakes.map((stake) => [stake, ...emptyRows(1, cells + 1).flat()]),
  ];
  return (
    <Sheet name="tests" title={texts.title} file={file} method={texts.method}>
      <p>
        <Line text={texts.soil} values={{ ring: width === null ? null : asTyped(width) }} />
      </p>
      <h3>{texts.ring}</h3>
      <PaperTable
        kind="log"
        heads={texts.ringColumns}
        rows={byStake(ringMinutes, 4, answerFor(RING, file)?.median)}
      />
      <h3>{texts.jar}</h3>
      <PaperTable
        kind="log"
        heads={[texts.stake, "1", "2", "3", "4", "5", "6", texts.average]}
        rows={byStake(slake, 6, answerFor(SLAKE, file)?.average)}
      />
      <h3>{texts.flies}</h3>
      <PaperTable
        kind="log"
        rows={flies.some((each) => each !== null) ? typedRows(flies, 10) : emptyRows(1, 10)}
      />
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
