import { figure, tenths } from "#app/domain/tools/numbers/figures.ts";
import { NEED } from "#app/domain/tools/planners/need.ts";
import { PIPE, REACH } from "#app/domain/tools/planners/water.ts";
import { PlanDrawing } from "./plan-drawing.tsx";
import { STORAGE_DAYS, WATER_NEED, WATER_QUALITY } from "#app/domain/tools/rules.ts";
import { waterSheet } from "#app/language/english/water-sheet.ts";
import { answerFor, type Form, Ink, Line, Sheet, PaperTable, emptyRows } from "./sheet.tsx";

/** The water sheet: plan, need, tank, and blanks for the bucket test. */
export function WaterSheet({ file, texts = waterSheet }: Form<typeof waterSheet>) {
  const need = answerFor(NEED, file);
  const reach = answerFor(REACH, file);
  const pipe = answerFor(PIPE, file);
  const values = [
    need ? figure(need.withLossGal) : null,
    need ? tenths(need.flowGpm) : null,
    need ? figure(need.tankGal) : null,
    need ? figure(need.storageGal) : null,
    reach ? `${figure(reach.reachedAcres, 1)} ${texts.and} ${figure(reach.dryAcres, 1)}` : null,
    pipe ? figure(pipe.leftPsi, 1) : null,
  ];
  return (
    <Sheet
      name="water"
      title={texts.title}
      file={file}
      records={[NEED, REACH, PIPE]}
      method={texts.method(WATER_NEED.lossPct)}
    >
      <PlanDrawing id="paper-water" file={reach ? file : null} reach={reach} draw={texts.draw}>
        <PaperTable
          rows={texts.rows.map((label, index) => [
            label.replace("{loss}", `${WATER_NEED.lossPct}`).replace("{days}", `${STORAGE_DAYS}`),
            <Ink key="ink" value={values[index] ?? null} mm={12} />,
          ])}
        />
      </PlanDrawing>
      <h3>{texts.bucket}</h3>
      <PaperTable kind="log" heads={texts.bucketColumns} rows={emptyRows(6, 5)} />
      <h3>{texts.buy}</h3>
      <PaperTable
        kind="log"
        heads={texts.buyColumns}
        rows={texts.items.map((what) => [what, "", "", ""])}
      />
      <p>
        <Line text={texts.safety} values={{ salts: figure(WATER_QUALITY.saltsLabPpm) }} />
      </p>
    </Sheet>
  );
}
