import { pluralize } from "../../../domain/plural.ts";
import { compareTexts, compareWords, type Stretch } from "./compare.ts";

/** What became of a line, such as a title: deletions struck, insertions underlined. */
export function LineDifference({
  before,
  after,
}: {
  readonly before: string;
  readonly after: string;
}) {
  return <Stretches stretches={compareWords(before, after)} />;
}

/** What became of a text. Paragraphs that stayed as they were are folded. */
export function TextDifference({
  before,
  after,
}: {
  readonly before: string;
  readonly after: string;
}) {
  return (
    <div className="difference">
      {compareTexts(before, after).map((passage, index) =>
        // A passage has no identity of its own but its place.
        passage.kind === "same" ? (
          <details key={index}>
            <summary>{pluralize(passage.paragraphs.length, "paragraph")} without change</summary>
            <p dir="auto">{passage.paragraphs.join("\n\n")}</p>
          </details>
        ) : (
          <p key={index} dir="auto" className="change" tabIndex={-1}>
            <Stretches stretches={passage.stretches} />
          </p>
        ),
      )}
    </div>
  );
}

function Stretches({ stretches }: { readonly stretches: readonly Stretch[] }) {
  return stretches.map(({ kind, text }, index) => {
    if (kind === "same") return <span key={index}>{text}</span>;
    const Mark = kind === "inserted" ? "ins" : "del";
    return (
      <Mark key={index}>
        <span className="visually-hidden">{kind}: </span>
        {text}
      </Mark>
    );
  });
}
