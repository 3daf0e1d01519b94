import { useState } from "react";
import { useWatch } from "react-hook-form";
import { isCalendarDate, localDate } from "#app/domain/dates/calendar-date.ts";
import { useEditorContext } from "../use-editor.ts";
import { Field } from "./field.tsx";

/** The date of an edited post. A future date gets a remark, since it does not schedule the post. */
export function DateField() {
  const { form, props } = useEditorContext();
  const date = useWatch({ control: form.control, name: "date" });
  const [today] = useState(() => localDate(new Date()));
  return (
    <Field
      label="Date"
      optional
      hint="Leave blank to keep the current date."
      error={form.formState.errors.date?.message}
      remark={
        isCalendarDate(date) && date > today
          ? props.can.schedule
            ? "This day is in the future. Publish the post at that time instead: the arrow beside the button."
            : "This day is in the future. Readers see the post now."
          : ""
      }
    >
      {(control) => <input {...control} {...form.register("date")} type="date" />}
    </Field>
  );
}
