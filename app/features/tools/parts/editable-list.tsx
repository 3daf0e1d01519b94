import type { ReactNode } from "react";
import { Act } from "./act.tsx";

/** A list behind a summary. Each entry has its fields and a button that takes it out; one more can be added. */
export function EditableList<Entry extends { readonly id: string }>({
  summary,
  entries,
  title,
  children,
  removeLabel,
  onRemove,
  addLabel,
  onAdd,
}: {
  readonly summary: ReactNode;
  readonly entries: readonly Entry[];
  readonly title: (entry: Entry) => ReactNode;
  /** The fields of an entry. */
  readonly children: (entry: Entry) => ReactNode;
  readonly removeLabel: string;
  readonly onRemove: (entry: Entry) => void;
  readonly addLabel: string;
  readonly onAdd: () => void;
}) {
  return (
    <details className="tool-more">
      <summary>{summary}</summary>
      {entries.map((entry) => (
        <fieldset className="tool-row" key={entry.id}>
          <legend>{title(entry)}</legend>
          {children(entry)}
          <Act className="btn small ghost" onClick={() => onRemove(entry)}>
            {removeLabel}
          </Act>
        </fieldset>
      ))}
      <Act className="btn small ghost" onClick={onAdd}>
        {addLabel}
      </Act>
    </details>
  );
}
