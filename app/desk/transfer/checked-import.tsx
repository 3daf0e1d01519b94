import { useEffect, useState } from "react";
import { pluralize } from "#app/domain/plural.ts";
import { Button } from "#app/ui/button.tsx";
import { Check } from "../forms/check.tsx";
import { RadioGroup } from "../forms/radio-group.tsx";
import { Row, Rows } from "../forms/rows.tsx";
import { useUnsavedWork } from "../frame/unsaved-work.tsx";
import {
  choiceFor,
  type Choices,
  countOf,
  EVERYTHING,
  type Extras,
  FINDING_TEXT,
  type ImportChoice,
  isReplaceable,
  isTaken,
  linesOf,
  noteGroups,
  type PlacedLine,
  type Report,
  type ReportLine,
  reportText,
} from "./import-state.ts";

/** The lists by finding, with whether each is open at first; those that need a choice come first. */
const LISTS: readonly (readonly [finding: ReportLine["finding"], open: boolean])[] = [
  ["unreadable", true],
  ["address-taken", true],
  ["different", true],
  ["trashed", true],
  ["new", false],
  ["same", false],
];

/** The notes about an import's posts and pages, each sentence once. */
export function Notes({ lines }: { readonly lines: readonly PlacedLine[] }) {
  const noted = lines.filter(({ finding }) => finding !== "unreadable");
  return noteGroups(noted).map(({ says, posts }) => (
    <details key={says} className="audit">
      <summary>
        {says} ({countOf(posts.map(({ line }) => line))})
      </summary>
      <Rows items={posts}>
        {({ line, details }) => <Row key={line.place} name={nameOf(line)} details={details} />}
      </Rows>
    </details>
  ));
}

/** The report of a check: notes, the posts with their choices, and the import. */
export function CheckedImport({
  report,
  busy,
  onImport,
  onCancel,
}: {
  readonly report: Report;
  readonly busy: boolean;
  readonly onImport: (choice: ImportChoice) => void;
  readonly onCancel: () => void;
}) {
  const [choices, setChoices] = useState<Choices>(new Map());
  const [extras, setExtras] = useState<Extras>(EVERYTHING);
  const { setDirty } = useUnsavedWork();
  const hasChosen = choices.size > 0 || extras !== EVERYTHING;
  useEffect(() => {
    setDirty(hasChosen);
    return () => setDirty(false);
  }, [hasChosen, setDirty]);
  const lines = linesOf(report);
  const replaceable = lines.filter(({ finding }) => isReplaceable(finding));
  const chosen = lines.filter((line) => isTaken(line, choices));
  const { trashedPictures, subscribers, isCopy, leftOut } = report;
  const hasMore = isCopy && (trashedPictures > 0 || subscribers > 0);
  const all = isCopy
    ? ([
        ["published", "as in the copy"],
        ["drafts", "As drafts"],
      ] as const)
    : ([
        ["drafts", "as drafts"],
        ["published", "As published"],
      ] as const);
  // A text that replaces ours is not published in either case.
  const canPublish = chosen.some(({ finding, published }) => finding === "new" && published);
  const ways = canPublish ? all : all.slice(0, 1);

  function choose(some: readonly PlacedLine[], taken: boolean) {
    const changed = some.map(({ place }) => [place, taken] as const);
    setChoices((before) => new Map([...before, ...changed]));
  }

  return (
    <>
      {replaceable.length > 1 ? (
        <p className="btns">
          {[false, true].map((taken) => (
            <Button
              key={String(taken)}
              look="ghost small"
              onClick={() => choose(replaceable, taken)}
            >
              {taken ? "Use the file’s" : "Keep ours"} in all {replaceable.length} that differ
            </Button>
          ))}
        </p>
      ) : null}
      {trashedPictures > 0 ? (
        <Check
          checked={extras.pictures}
          onChange={(taken) => setExtras({ ...extras, pictures: taken })}
        >
          Bring back {pluralize(trashedPictures, "picture")} from the trash here
        </Check>
      ) : null}
      {subscribers > 0 ? (
        <Check
          checked={extras.subscribers}
          onChange={(taken) => setExtras({ ...extras, subscribers: taken })}
        >
          Add {pluralize(subscribers, "subscriber")} of the newsletter
        </Check>
      ) : null}
      <Notes lines={lines} />
      {LISTS.map(([finding, open]) => {
        const found = lines.filter((line) => line.finding === finding);
        return found.length === 0 ? null : (
          <details key={finding} className="audit" open={open}>
            <summary>
              {countOf(found)}: {FINDING_TEXT[finding]}
            </summary>
            <Rows items={found}>
              {(line) => (
                <Row
                  key={line.place}
                  name={<strong>{nameOf(line)}</strong>}
                  details={[
                    ...(line.title === "" ? [] : [line.source]),
                    ...(finding === "unreadable"
                      ? line.notes.flatMap(({ says }) => says.split("\n"))
                      : []),
                  ]}
                >
                  <LineChoice
                    line={line}
                    taken={isTaken(line, choices)}
                    onChoose={(taken) => choose([line], taken)}
                  />
                </Row>
              )}
            </Rows>
          </details>
        );
      })}
      <p className="btns">
        {chosen.length > 0 || hasMore
          ? ways.map(([as, words], index) => (
              <Button
                key={as}
                look={index === 0 ? "" : "ghost"}
                disabled={busy}
                onClick={() => onImport(choiceFor(lines, choices, extras, as))}
              >
                {index === 0 ? `Import ${countOf(chosen)} ${words}` : words}
              </Button>
            ))
          : null}
        <a
          className="btn ghost"
          download="import-report.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(reportText(lines, leftOut))}`}
        >
          Download the report
        </a>
        <Button look="ghost" onClick={onCancel}>
          Not now
        </Button>
      </p>
    </>
  );
}

function nameOf({ title, source }: PlacedLine): string {
  return title || source;
}

/**
 * The choice for one line: whether to import a new post; whether the file's text replaces that of an existing one;
 * whether it brings back one in the trash. Other lines have none.
 */
function LineChoice({
  line,
  taken,
  onChoose,
}: {
  readonly line: PlacedLine;
  readonly taken: boolean;
  readonly onChoose: (taken: boolean) => void;
}) {
  const { finding } = line;
  if (finding === "new") {
    return (
      <Check checked={taken} onChange={onChoose}>
        Import it<span className="visually-hidden">: {nameOf(line)}</span>
      </Check>
    );
  }
  if (!isReplaceable(finding)) return null;
  const [keep, take] =
    finding === "trashed"
      ? ["Leave it in the trash", "Bring it back with the file’s text"]
      : ["Keep ours", "Use the file’s, as a new revision"];
  return (
    <RadioGroup
      legend={nameOf(line)}
      className="line-choice"
      options={[
        [false, keep],
        [true, take],
      ]}
      chosen={taken}
      onChoose={onChoose}
    />
  );
}
