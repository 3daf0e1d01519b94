import type { ComponentProps, ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { FieldName } from "../form/form-values.ts";
import { useEditorContext } from "../use-editor.ts";
import { type ControlProps, Field } from "./field.tsx";

/** A field of the post's form, with its error, found by its name when an error leads to it. */
export function PostField({
  name,
  children,
  ...field
}: Omit<ComponentProps<typeof Field>, "error" | "children"> & {
  readonly name: FieldName;
  readonly children: (control: ControlProps & UseFormRegisterReturn) => ReactNode;
}) {
  const { form } = useEditorContext();
  return (
    <div data-field={name}>
      <Field {...field} error={form.formState.errors[name]?.message}>
        {(control) => children({ ...control, ...form.register(name) })}
      </Field>
    </div>
  );
}
