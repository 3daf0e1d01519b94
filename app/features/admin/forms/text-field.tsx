import type { ComponentProps, ReactNode } from "react";
import { Field } from "../editor/fields/field.tsx";

/** A one-line field, whose value the form reads on submit. */
export function TextField({
  label,
  hint,
  error,
  optional,
  ...input
}: Omit<ComponentProps<"input">, "id"> & {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error: string | undefined;
  readonly optional?: boolean;
}) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}

/** The value of a field in a form being submitted. */
export function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === "string" ? value : "";
}
