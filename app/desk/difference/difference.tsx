import { pluralize } from "#app/domain/plural.ts";
import { compareTexts, compareWords, type Segment } from "./compare.ts";

/** A field in two versions. */
interface ComparedField {
  readonly name: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  /** Whether it has paragraphs. */
  readonly isText?: boolean;
}

/** The differences between two versions, field by field. */
export function FieldDifferences({
  fields,
  same = "Both are the same.",
}: {
  readonly fields: readonly ComparedField[];
  /** Shown if no field differs. */
  readonly same?: string | undefined;
}) {
  const changed = fields.filter(({ before, after }) => before !== after);
  if (changed.length === 0) return <p>{same}</p>;
  return (
    <dl className="field-differences">
      {changed.map(({ name, label, isText = false, ...versions }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            {isText ? (
              <TextDifference {...versions} />
            ) : (
              <p dir="auto">
                <Segments segments={compareWords(versions.before, versions.after)} />
              </p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The changes of a text, with unchanged paragraphs collapsed. */
function TextDifference({ before, after }: { readonly before: string; readonly after: string }) {
  return (
    <div className="difference">
      {compareTexts(before, after).map((passage, index) =>
        // Passages are identified by their position only.
        passage.kind === "same" ? (
          <details key={index}>
            <summary>{pluralize(passage.paragraphs.length, "paragraph")} without change</summary>
            <p dir="auto">{passage.paragraphs.join("\n\n")}</p>
          </details>
        ) : (
          <p key={index} dir="auto" className="change" tabIndex={-1}>
            <Segments segments={passage.segments} />
          </p>
        ),
      )}
    </div>
  );
}

/** Deletions struck, insertions underlined. */
function Segments({ segments }: { readonly segments: readonly Segment[] }) {
  return segments.map(({ kind, text }, index) => {
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
