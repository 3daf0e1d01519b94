import { useState } from "react";
import { pluralize } from "#app/domain/plural.ts";
import { ListSearch } from "../forms/search-field.tsx";
import { StaleNote } from "./stale-note.tsx";
import { TextField } from "./text-field.tsx";
import type { TextChanges, TextFile, TextGroup } from "./text-kind.ts";

/** With more texts than this, a search field is shown and most blocks are closed. */
const MANY = 20;

/** The fields of a page, block by block. Blocks with an error are open. */
export function TextGroups({
  top,
  groups,
  changes,
  problems,
  stale,
  isReadOnly,
  onChange,
}: {
  /** The heading for texts that belong to no block. */
  readonly top: string;
  readonly groups: readonly TextGroup[];
  readonly changes: TextChanges;
  readonly problems: Readonly<Partial<Record<string, string>>>;
  readonly stale: TextFile["stale"];
  readonly isReadOnly: boolean;
  readonly onChange: (changes: TextChanges) => void;
}) {
  const [query, setQuery] = useState("");
  const term = query.trim().toLowerCase();
  const count = groups.reduce((sum, { fields }) => sum + fields.length, 0);
  const found = groups.flatMap((group) => {
    const fields = group.fields.filter((field) =>
      [field.label, field.value, changes[field.path] ?? ""].some((text) =>
        text.toLowerCase().includes(term),
      ),
    );
    return fields.length === 0 ? [] : [{ ...group, fields }];
  });
  const shown = found.reduce((sum, { fields }) => sum + fields.length, 0);

  function change({ path, value: first }: TextGroup["fields"][number], text: string) {
    const { [path]: _, ...others } = changes;
    onChange(text === first ? others : { ...others, [path]: text });
  }

  return (
    <>
      {count > MANY ? (
        <ListSearch label="Search these texts" query={query} onChange={setQuery}>
          {term === "" ? pluralize(count, "text") : `${shown} found`}
        </ListSearch>
      ) : null}
      {found.map(({ heading, fields }, index) => {
        const own = fields.map(({ path }) => path);
        const changed = own.filter((path) => changes[path] !== undefined).length;
        const isWrong = own.some((path) => problems[path] !== undefined);
        const name = heading === "" ? top : heading;
        const behind = stale.find(({ path }) => partOf(path) === partOf(own[0] ?? ""));
        return (
          // The key changes with a search or an error, which opens the block again.
          <details
            key={`${own[0]} ${isWrong} ${term !== ""}`}
            className="panel text-group"
            open={index === 0 || isWrong || behind !== undefined || term !== "" || count <= MANY}
          >
            <summary>
              <h2>{name}</h2>{" "}
              <small className="hint">
                {pluralize(fields.length, "text")}
                {changed === 0 ? "" : `, ${changed} changed`}
              </small>
            </summary>
            {behind ? (
              <StaleNote
                part={behind}
                name={name}
                changes={changes}
                isReadOnly={isReadOnly}
                onChange={onChange}
              />
            ) : null}
            {fields.map((field) => (
              <TextField
                key={field.path}
                field={field}
                value={changes[field.path] ?? field.value}
                error={problems[field.path]}
                isReadOnly={isReadOnly}
                onChange={(text) => change(field, text)}
              />
            ))}
          </details>
        );
      })}
    </>
  );
}

/** The block that a path in a file belongs to; empty for a path before the blocks. */
function partOf(path: string): string {
  return /^blocks\/([^/]+)/.exec(path)?.[1] ?? "";
}
