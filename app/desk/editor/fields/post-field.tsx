import type { ComponentProps, ReactNode } from "react";
import type { RegisterOptions, UseFormRegisterReturn } from "react-hook-form";
import { type FieldName, LABELS, type PostFormValues } from "../form/form-values.ts";
import { useEditorContext } from "../use-editor.ts";
import { type ControlProps, Field } from "./field.tsx";

/** A field of the post's form, with its label and error. `data-field` is how the form finds it to focus an error. */
export function PostField({
  name,
  on,
  error,
  children,
  ...field
}: Omit<ComponentProps<typeof Field>, "label" | "error" | "children"> & {
  readonly name: FieldName;
  /** Additional handlers for when it is changed or left. */
  readonly on?: RegisterOptions<PostFormValues>;
  /** An error from outside the form's own validation. */
  readonly error?: string | undefined;
  readonly children: (control: ControlProps & UseFormRegisterReturn) => ReactNode;
}) {
  const { form } = useEditorContext();
  return (
    <div data-field={name}>
      <Field {...field} label={LABELS[name]} error={form.formState.errors[name]?.message ?? error}>
        {(control) => children({ ...control, ...form.register(name, on) })}
      </Field>
    </div>
  );
}
