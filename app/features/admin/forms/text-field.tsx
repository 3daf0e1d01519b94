import type { ComponentProps, ReactNode } from "react";
import { Field } from "../editor/fields/field.tsx";

/** A field of one line, whose text the form reads when it is sent. */
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

/** What is in a field of a form that is being sent. */
export function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === "string" ? value : "";
}
