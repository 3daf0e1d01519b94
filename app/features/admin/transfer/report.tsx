import { counted } from "../../../domain/plural.ts";
import { FINDING, type linesOf } from "./import-state.ts";

/** A line for each post that is more than simply new, and the rest folded. */
export function Report({ lines }: { readonly lines: ReturnType<typeof linesOf> }) {
  const plain = lines.filter(({ finding, notes }) => isPlain(finding) && notes.length === 0);
  const special = lines.filter((line) => !plain.includes(line));
  return (
    <>
      {special.length === 0 ? null : <Lines lines={special} label="To look at" />}
      {plain.length === 0 ? null : (
        <details className="audit">
          <summary>{counted(plain.length, "post")} without remarks</summary>
          <Lines lines={plain} label="Without remarks" />
        </details>
      )}
    </>
  );
}

function isPlain(finding: string): boolean {
  return finding === "new" || finding === "same";
}

function Lines({
  lines,
  label,
}: {
  readonly lines: ReturnType<typeof linesOf>;
  readonly label: string;
}) {
  return (
    <ul className="plain-list" aria-label={label}>
      {lines.map(({ key, source, title, finding, notes }) => (
        <li key={key}>
          <strong>{title || source}</strong>: {FINDING[finding]}
          {title === "" ? null : <span className="hint">{source}</span>}
          {notes.map((note) => (
            <span key={note} className="hint">
              {note}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
