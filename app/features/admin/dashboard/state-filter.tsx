import { Toolbar, ToolbarItem } from "@ariakit/react";
import { useId } from "react";
import type { PostPage } from "../../../backend/ports/posts.ts";
import { STATE_NAMES, STATE_ORDER } from "../state-words.ts";
import type { ListView } from "./list-view.ts";

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
        {STATE_ORDER.map((name) => (
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
          onChange={({ target }) =>
            onChange(STATE_ORDER.find((name) => name === target.value) ?? "all")
          }
        >
          {STATE_ORDER.map((name) => (
            <option key={name} value={name}>
              {label(name)}
            </option>
          ))}
        </select>
      </p>
    </>
  );
}
