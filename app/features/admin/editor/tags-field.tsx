import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Field } from "./field.tsx";
import { completeTag, suggestTags } from "./tag-text.ts";

/** Comma-separated tags; the tags of other posts are suggested while one is typed. */
export function TagsField({
  value,
  onChange,
  known,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly known: readonly string[];
}) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState(0);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = open ? suggestTags(known, value, caret) : [];
  const showing = suggestions.length > 0;

  // Near the foot of a small screen the list would open behind the buttons.
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (showing) list.current?.scrollIntoView({ block: "nearest" });
  }, [showing]);

  function choose(tag: string) {
    const completed = completeTag(value, caret, tag);
    onChange(completed.text);
    setCaret(completed.caret);
    setActive(-1);
    requestAnimationFrame(() => input.current?.setSelectionRange(completed.caret, completed.caret));
  }

  function press(event: KeyboardEvent) {
    const { key } = event;
    const tag = suggestions[active];
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      const step = key === "ArrowDown" ? 1 : -1;
      const places = suggestions.length + 1;
      setActive((index) => ((index + 1 + step + places) % places) - 1);
    } else if (key === "Enter" && showing && tag !== undefined) {
      event.preventDefault();
      choose(tag);
    } else if (key === "Escape" && showing) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    }
  }

  return (
    <Field label="Tags" optional hint="Separate with commas." error={undefined}>
      {(control) => (
        <div className="tags-field">
          <input
            {...control}
            ref={input}
            autoComplete="off"
            autoCapitalize="none"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={showing}
            aria-controls={listId}
            aria-activedescendant={showing && active >= 0 ? `${listId}${active}` : undefined}
            value={value}
            onChange={({ target }) => {
              onChange(target.value);
              setCaret(target.selectionStart ?? target.value.length);
              setOpen(true);
              setActive(-1);
            }}
            onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart ?? 0)}
            onFocus={() => setOpen(true)}
            onBlur={() => setOpen(false)}
            onKeyDown={press}
          />
          <ul ref={list} id={listId} role="listbox" aria-label="Suggestions" hidden={!showing}>
            {suggestions.map((tag, index) => (
              <li
                key={tag}
                id={`${listId}${index}`}
                role="option"
                aria-selected={index === active}
                onPointerDown={(event) => {
                  event.preventDefault();
                  choose(tag);
                }}
              >
                {tag}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Field>
  );
}
