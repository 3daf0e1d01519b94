import type { ReactNode } from "react";
import { ToolButton } from "../tool-button.tsx";

/** A collapsible list of entries. Each has its fields and a button to remove it; entries can be added. */
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
  /** Renders the fields of an entry. */
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
          <legend className="tool-label">{title(entry)}</legend>
          {children(entry)}
          <ToolButton className="btn small ghost" onClick={() => onRemove(entry)}>
            {removeLabel}
          </ToolButton>
        </fieldset>
      ))}
      <ToolButton className="btn small ghost" onClick={onAdd}>
        {addLabel}
      </ToolButton>
    </details>
  );
}
