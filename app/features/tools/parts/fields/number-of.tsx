import { useCallback } from "react";
import type { RanchFile } from "../../../../domain/tools/ranch/ranch-file.ts";
import { useRanch } from "../../store/use-ranch.ts";
import { NumberField, type NumberFieldProps } from "./number-field.tsx";

type Groups = "ranch" | "method" | "season" | "drought" | "water" | "fence" | "money" | "tests";
/** The fields of a group that hold a number or null. */
type NumberKeys<Group extends Groups> = {
  [Key in keyof RanchFile[Group]]: RanchFile[Group][Key] extends number | null ? Key : never;
}[keyof RanchFile[Group]] &
  string;

/** A number field bound to one field of the ranch. */
export function NumberOf<Group extends Groups, Key extends NumberKeys<Group>>({
  group,
  name,
  ...field
}: Omit<NumberFieldProps, "path" | "value" | "onValue"> & {
  readonly group: Group;
  readonly name: Key;
}) {
  const { store, state } = useRanch();
  const fields: Readonly<Record<string, unknown>> = { ...state.file[group] };
  const value = fields[name];
  const change = useCallback(
    (next: number | null, path: string) =>
      store.change((file) => ({ ...file, [group]: { ...file[group], [name]: next } }), [path]),
    [store, group, name],
  );
  return (
    <NumberField
      {...field}
      path={`${group}.${name}`}
      value={typeof value === "number" ? value : null}
      onValue={change}
    />
  );
}
