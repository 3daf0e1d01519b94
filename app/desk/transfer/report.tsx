import { Check } from "../forms/check.tsx";
import { RadioGroup } from "../forms/radio-group.tsx";
import { Row, Rows } from "../forms/rows.tsx";
import {
  type Choices,
  countOf,
  FINDING_TEXT,
  isReplaceable,
  isTaken,
  type PlacedLine,
  noteGroups,
  type ReportLine,
} from "./import-state.ts";

/** How the posts of each finding are listed; those that need a choice first. */
const LISTS: readonly (readonly [finding: ReportLine["finding"], open: boolean])[] = [
  ["unreadable", true],
  ["address-taken", true],
  ["different", true],
  ["trashed", true],
  ["new", false],
  ["same", false],
];

/** What to know about the posts and pages of an import, each sentence once. */
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

/** The report on a check: what to know, and the posts with their choices. */
export function Report({
  lines,
  choices,
  onChoose,
}: {
  readonly lines: readonly PlacedLine[];
  readonly choices: Choices;
  readonly onChoose: (places: readonly number[], taken: boolean) => void;
}) {
  return (
    <>
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
                    ...(finding === "unreadable" ? line.notes.map(({ says }) => says) : []),
                  ]}
                >
                  <LineChoice
                    line={line}
                    taken={isTaken(line, choices)}
                    onChoose={(taken) => onChoose([line.place], taken)}
                  />
                </Row>
              )}
            </Rows>
          </details>
        );
      })}
    </>
  );
}

function nameOf({ title, source }: PlacedLine): string {
  return title || source;
}

/**
 * The choice for a new post, to take it or not; for one that is here, to keep ours or take the file's text; and
 * for one in the trash, to bring it back with that text. Other lines have none.
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
