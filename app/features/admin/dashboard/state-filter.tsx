import { Toolbar, ToolbarItem } from "@ariakit/react";
import { useId } from "react";
import type { PostPage } from "../../../backend/ports/posts.ts";
import { STATE_NAMES } from "../state-words.ts";
import type { ListView } from "./list-view.ts";

const STATES = ["all", "draft", "scheduled", "published", "changed", "trash"] as const;

/** Which posts are listed, by their state: a row of buttons, on a phone one field. */
export function StateFilter({
  state,
  counts,
  onChange,
}: {
  readonly state: ListView["state"];
  readonly counts: PostPage["counts"];
  readonly onChange: (state: ListView["state"]) => void;
}) {
  const id = useId();
  const label = (name: ListView["state"]) =>
    `${STATE_NAMES[name]} ${counts[name].toLocaleString("en-US")}`;
  return (
    <>
      <Toolbar className="state-filter" aria-label="State of the posts">
        {STATES.map((name) => (
          <ToolbarItem key={name} aria-pressed={name === state} onClick={() => onChange(name)}>
            {label(name)}
          </ToolbarItem>
        ))}
      </Toolbar>
      <p className="state-field">
        <label htmlFor={id}>State</label>
        <select
          id={id}
          value={state}
          onChange={({ target }) => onChange(STATES.find((name) => name === target.value) ?? "all")}
        >
          {STATES.map((name) => (
            <option key={name} value={name}>
              {label(name)}
            </option>
          ))}
        </select>
      </p>
    </>
  );
}
