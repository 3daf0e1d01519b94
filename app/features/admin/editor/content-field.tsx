import { type KeyboardEvent, useId, useRef } from "react";
import { AlertIcon } from "../../../ui/icons.tsx";
import { Preview } from "./preview.tsx";
import { Toolbar } from "./toolbar/toolbar.tsx";
import { useWritingKeys } from "./use-writing-keys.ts";

const TABS = ["Edit", "Preview"] as const;
export type ContentTab = (typeof TABS)[number];

/** The Markdown editor: Edit and Preview (specification, section 4). */
export function ContentField({
  value,
  error,
  onChange,
  tab,
  onTab,
}: {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly tab: ContentTab;
  readonly onTab: (tab: ContentTab) => void;
}) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const tabs = useRef<HTMLDivElement>(null);
  const { use, press, paste } = useWritingKeys(area);
  const editing = tab === "Edit";

  function goToTab(event: KeyboardEvent) {
    const other = { ArrowLeft: 1, ArrowRight: 1, Home: editing ? 0 : 1, End: editing ? 1 : 0 };
    const moves = Object.entries(other).find(([key]) => key === event.key)?.[1];
    if (moves === undefined) return;
    event.preventDefault();
    if (moves === 0) return;
    onTab(editing ? "Preview" : "Edit");
    tabs.current?.querySelectorAll("button")[editing ? 1 : 0]?.focus();
  }

  return (
    <div className={error ? "field content-field bad" : "field content-field"}>
      <label htmlFor={id}>Content</label>
      <div
        ref={tabs}
        className="tabs"
        role="tablist"
        aria-label="Write or read"
        onKeyDown={goToTab}
      >
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}${name}`}
            aria-selected={name === tab}
            aria-controls={`${id}${name}panel`}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => onTab(name)}
          >
            {name}
          </button>
        ))}
      </div>
      {/* Hidden, not gone, during the preview: the browser keeps what can be undone. */}
      <div
        id={`${id}Editpanel`}
        role="tabpanel"
        aria-labelledby={`${id}Edit`}
        className="edit-panel"
        hidden={!editing}
      >
        <Toolbar controls={id} onUse={use} />
        <textarea
          id={id}
          ref={area}
          rows={15}
          value={value}
          aria-describedby={error ? `${id}error` : undefined}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={press}
          onPaste={paste}
        />
      </div>
      <div
        id={`${id}Previewpanel`}
        role="tabpanel"
        aria-labelledby={`${id}Preview`}
        className="preview-panel"
        tabIndex={0}
        hidden={editing}
      >
        {editing ? null : <Preview content={value} />}
      </div>
      {error ? (
        <p className="err" id={`${id}error`}>
          <AlertIcon />
          {error}
        </p>
      ) : null}
    </div>
  );
}
