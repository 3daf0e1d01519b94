import {
  Combobox,
  ComboboxItem,
  ComboboxList,
  ComboboxProvider,
  Toolbar,
  ToolbarItem,
} from "@ariakit/react";
import { useRef, useState } from "react";
import { useController } from "react-hook-form";
import { CloseIcon } from "#app/ui/icons/icons.tsx";
import { LABELS } from "../form/form-values.ts";
import { useEditorContext } from "../use-editor.ts";
import { Field } from "./field.tsx";
import { joinTags, splitTags, suggestTags } from "./tag-text.ts";

/**
 * Comma-separated tags (specification, section 3). A comma or Enter turns a tag into a chip; other posts' tags
 * are suggested.
 */
export function TagsField() {
  const { form, tags: known } = useEditorContext();
  const {
    field: { value, onChange },
    fieldState: { error },
  } = useController({ name: "tags", control: form.control });
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const { tags, typed } = splitTags(value);
  const suggestions = open && typed.trim() !== "" ? suggestTags(known, tags, typed) : [];
  const showing = suggestions.length > 0;

  const finish = (tag: string) => {
    if (tag.trim() !== "") onChange(joinTags([...tags, tag.trim()], ""));
  };
  const remove = (tag: string) => {
    onChange(
      joinTags(
        tags.filter((other) => other !== tag),
        typed,
      ),
    );
    input.current?.focus();
  };

  return (
    <div data-field="tags">
      <Field label={LABELS.tags} optional hint="Separate with commas." error={error?.message}>
        {(control) => (
          <ComboboxProvider
            open={showing}
            setOpen={setOpen}
            value={typed}
            setValue={(next) => onChange(joinTags(tags, next))}
          >
            <div className="tags-box">
              {tags.length > 0 ? (
                <Toolbar aria-label="Tags of this post" className="chips">
                  {tags.map((tag) => (
                    <ToolbarItem
                      key={tag}
                      className="chip"
                      aria-label={`Remove tag: ${tag}`}
                      onClick={() => remove(tag)}
                    >
                      <span dir="auto">{tag}</span>
                      <CloseIcon />
                    </ToolbarItem>
                  ))}
                </Toolbar>
              ) : null}
              <Combobox
                {...control}
                ref={input}
                autoComplete="list"
                autoCapitalize="none"
                onBlur={() => {
                  setOpen(false);
                  finish(typed);
                }}
                onKeyDown={(event) => {
                  const chosen = input.current?.getAttribute("aria-activedescendant");
                  if (event.key === "Enter" && !chosen) {
                    event.preventDefault();
                    finish(typed);
                  } else if (event.key === "Backspace" && typed === "" && tags.length > 0) {
                    event.preventDefault();
                    onChange(joinTags(tags.slice(0, -1), tags.at(-1) ?? ""));
                  }
                }}
              />
            </div>
            <ComboboxList aria-label="Suggestions" className="suggestions">
              {suggestions.map((tag) => (
                <ComboboxItem
                  key={tag}
                  value={tag}
                  setValueOnClick={false}
                  onClick={() => finish(tag)}
                />
              ))}
            </ComboboxList>
          </ComboboxProvider>
        )}
      </Field>
    </div>
  );
}
