import type { ReactNode } from "react";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { setAt, valueAt } from "#app/domain/tools/fields/file.ts";
import { type ListPath, newEntry } from "#app/domain/tools/fields/new.ts";
import { newId } from "#app/features/tools/store/new-id.ts";
import { useRanch } from "#app/features/tools/store/use-ranch.ts";
import { focusScreen } from "#app/features/tools/shell/screens.tsx";
import { ToolButton } from "../controls.tsx";
import { EntryField } from "./entry-field.tsx";

type EntryOf<List extends ListPath> = Parameters<typeof newEntry<List>>[1];
/** An entry as the file holds it. */
export type Listed<List extends ListPath> = ReturnType<typeof newEntry<List>>;

/** The entries of a list, each with its fields and a button to remove it; more can be added. */
export function ListOf<List extends ListPath>({
  list,
  fields,
  changes = {},
  title,
  add,
  blank,
  remove,
  removeLabel,
  aside,
  after,
  from = 0,
}: {
  readonly list: List;
  /** The columns to show, in this order. */
  readonly fields: readonly (keyof Listed<List> & string)[];
  /** How to change a column if others change with it. */
  readonly changes?: Readonly<
    Record<string, (file: RanchFile, id: string, value: unknown) => RanchFile>
  >;
  readonly title: (entry: Listed<List>, index: number) => string;
  /** The button's label; without one nothing can be added. */
  readonly add?: string;
  /** The values of a new entry that are not blank. */
  readonly blank?: (file: RanchFile) => Partial<EntryOf<List>>;
  /** How to remove an entry that others refer to. */
  readonly remove?: (file: RanchFile, id: string) => RanchFile;
  readonly removeLabel?: string;
  /** At the end of an entry's line; with it, each entry opens in place. */
  readonly aside?: (entry: Listed<List>) => string;
  /** Below the fields of an entry. */
  readonly after?: (entry: Listed<List>) => ReactNode;
  /** The index of the first entry to show; those before it are shown elsewhere. */
  readonly from?: number;
}) {
  const { store, state } = useRanch();
  const read = (file: RanchFile) => valueAt(file, list) as readonly Listed<List>[];
  const entries = read(state.file);
  const idOf = (entry: Listed<List>) => (entry as { readonly id: string }).id;
  const write =
    (make: (entries: readonly Listed<List>[]) => readonly Listed<List>[]) => (file: RanchFile) =>
      setAt(file, list, make(read(file)));
  return (
    <>
      {entries.slice(from).map((entry, index) => {
        const name = title(entry, index + from);
        const id = idOf(entry);
        return (
          <Entry key={id} name={name} aside={aside?.(entry)}>
            {fields.map((field) => {
              const change = changes[field];
              return (
                <EntryField
                  key={field}
                  path={`${list}.${id}.${field}`}
                  change={change && ((file, value) => change(file, id, value))}
                />
              );
            })}
            {after?.(entry)}
            <ToolButton
              className="btn small ghost"
              onClick={() => {
                store.remove(`Removed ${name}`, (file) =>
                  remove
                    ? remove(file, id)
                    : write((all) => all.filter((each) => idOf(each) !== id))(file),
                );
                focusScreen();
              }}
            >
              {removeLabel ?? `Remove ${name}`}
            </ToolButton>
          </Entry>
        );
      })}
      {add ? (
        <ToolButton
          className="btn small ghost"
          onClick={() =>
            store.change((file) =>
              write((all) => [
                ...all,
                newEntry(list, { ...blank?.(file), id: newId() } as EntryOf<List>),
              ])(file),
            )
          }
        >
          {add}
        </ToolButton>
      ) : null}
    </>
  );
}

function Entry({
  name,
  aside,
  children,
}: {
  readonly name: string;
  readonly aside: string | undefined;
  readonly children: ReactNode;
}) {
  return aside === undefined ? (
    <fieldset className="tool-row">
      <legend className="tool-label">{name}</legend>
      {children}
    </fieldset>
  ) : (
    <details className="ledger-line">
      <summary>
        <span>{name}</span>
        <b>{aside}</b>
      </summary>
      {children}
    </details>
  );
}
