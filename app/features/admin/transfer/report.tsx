import { pluralize } from "../../../domain/plural.ts";
import { type Choices, FINDING_TEXT, isTaken, type KeyedLine } from "./import-state.ts";

/**
 * The report on an import: lines that need attention first, the others collapsed. Posts that can be imported
 * have a choice.
 */
export function Report({
  lines,
  choices,
  onChoose,
}: {
  readonly lines: readonly KeyedLine[];
  readonly choices: Choices;
  readonly onChoose: (keys: readonly string[], taken: boolean) => void;
}) {
  const plain = lines.filter(({ finding, notes }) => isPlain(finding) && notes.length === 0);
  const special = lines.filter((line) => !plain.includes(line));
  return (
    <>
      {special.length === 0 ? null : (
        <Lines lines={special} label="Needs a look" choices={choices} onChoose={onChoose} />
      )}
      {plain.length === 0 ? null : (
        <details className="audit">
          <summary>{pluralize(plain.length, "post")} without remarks</summary>
          <Lines lines={plain} label="No problems" choices={choices} onChoose={onChoose} />
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
  choices,
  onChoose,
}: {
  readonly lines: readonly KeyedLine[];
  readonly label: string;
  readonly choices: Choices;
  readonly onChoose: (keys: readonly string[], taken: boolean) => void;
}) {
  return (
    <ul className="plain-list" aria-label={label}>
      {lines.map((line) => (
        <li key={line.key}>
          <strong>{line.title || line.source}</strong>: {FINDING_TEXT[line.finding]}
          {line.title === "" ? null : <span className="hint">{line.source}</span>}
          {line.notes.map((note) => (
            <span key={note} className="hint">
              {note}
            </span>
          ))}
          <LineChoice
            line={line}
            taken={isTaken(line, choices)}
            onChoose={(taken) => onChoose([line.key], taken)}
          />
        </li>
      ))}
    </ul>
  );
}

/**
 * The choice for a new post, to take it or not, or for a different one, to keep ours or take the file's. Other
 * lines have none.
 */
function LineChoice({
  line: { key, title, source, finding },
  taken,
  onChoose,
}: {
  readonly line: KeyedLine;
  readonly taken: boolean;
  readonly onChoose: (taken: boolean) => void;
}) {
  const name = title || source;
  if (finding === "new") {
    return (
      <label className="check">
        <input
          type="checkbox"
          checked={taken}
          onChange={({ target }) => onChoose(target.checked)}
        />
        Import it<span className="visually-hidden">: {name}</span>
      </label>
    );
  }
  if (finding !== "different") return null;
  return (
    <span className="line-choice" role="radiogroup" aria-label={name}>
      {[false, true].map((value) => (
        <label key={String(value)}>
          <input
            type="radio"
            name={key}
            checked={taken === value}
            onChange={() => onChoose(value)}
          />
          {value ? "Use the file’s, as a new revision" : "Keep ours"}
        </label>
      ))}
    </span>
  );
}
