import { use, useCallback } from "react";
import { isCalendarDate } from "#app/domain/dates/calendar-date.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { fieldAt, findingAt, setAt, usualLabel, valueAt } from "#app/domain/tools/fields/file.ts";
import { figure } from "#app/domain/tools/numbers/figures.ts";
import type { Finding } from "#app/domain/tools/numbers/limits.ts";
import { PlannerParts } from "#app/language/english/planner-parts.ts";
import { useAt, useStore } from "#app/features/tools/store/use-ranch.ts";
import { ToolButton } from "../controls.tsx";
import { Choice } from "./choice.tsx";
import { DateField } from "./date-field.tsx";
import { NumberField } from "./number-field.tsx";

export interface FieldOfProps {
  readonly path: string;
  /** The element's id; given if an earlier screen has the same field. */
  readonly id?: string | undefined;
  readonly label?: string | undefined;
  readonly hint?: string | undefined;
  /** How a change is made, if it changes more than this field. */
  readonly change?: ((file: RanchFile, value: unknown) => RanchFile) | undefined;
}

/** What every control needs: its path and label, its value, and a function that writes a new one. */
export function useControl({ path, id, label, change }: FieldOfProps) {
  const store = useStore();
  const value = useAt((file) => valueAt(file, path));
  const write = useCallback(
    (next: unknown) =>
      store.change((file) => (change ? change(file, next) : setAt(file, path, next)), [path]),
    [store, path, change],
  );
  return { path, id, label: label ?? fieldAt(path).short, value, write };
}

/** The control of one field of the ranch, as the table of fields describes it. */
export function FieldOf(props: FieldOfProps) {
  const { path, id, hint } = props;
  const control = useControl(props);
  const { label, value, write } = control;
  const finding = useFinding(path);
  const field = fieldAt(path);
  switch (field.kind) {
    case "number":
      return (
        <>
          <NumberField
            {...control}
            field={field}
            bare={props.label !== undefined}
            value={typeof value === "number" ? value : null}
            step={field.step}
            hint={hint ?? field.hint}
            finding={finding}
            onValue={write}
          />
          {field.presets ? (
            <div className="tool-presets">
              {field.presets.map((preset) => (
                <ToolButton
                  key={preset.label}
                  aria-pressed={value === preset.value}
                  onClick={() => write(preset.value)}
                >
                  {figure(preset.value, 2)} <small>{preset.label}</small>
                </ToolButton>
              ))}
            </div>
          ) : null}
        </>
      );
    case "date":
    case "day": {
      const mayBeEmpty = field.kind === "date";
      return (
        <DateField
          {...control}
          value={typeof value === "string" && isCalendarDate(value) ? value : null}
          finding={finding}
          marked={mayBeEmpty}
          onValue={(day) => {
            if (day !== null || mayBeEmpty) write(day);
          }}
        />
      );
    }
    case "text":
      return (
        <div className="tool-field">
          <label htmlFor={path}>{label}</label>
          <input
            type="text"
            id={path}
            maxLength={field.max}
            autoComplete="off"
            value={asText(value)}
            onChange={({ target }) => write(target.value)}
          />
        </div>
      );
    case "check":
      return (
        <label className="tool-check">
          <input
            id={path}
            type="checkbox"
            checked={value === true}
            onChange={({ target }) => write(target.checked)}
          />
          <span>{label}</span>
        </label>
      );
    case "choice":
      return (
        <Choice
          id={id ?? path}
          label={label}
          value={asText(value)}
          hint={hint ?? field.hint}
          options={Object.entries(field.options)
            .map(([each, name]) => ({ value: each, label: name }))
            // Sorts sizes, since an object lists whole numbers before fractions.
            .toSorted((a, b) => Number(a.value) - Number(b.value) || 0)}
          onValue={write}
        />
      );
  }
}

/** A field of the first row of animals, which on most ranches is the whole herd. */
export function HerdField({
  column,
  ...field
}: Omit<FieldOfProps, "path"> & { readonly column: keyof RanchFile["herdRows"][number] }) {
  const row = useAt((file) => file.herdRows[0]);
  return row ? (
    <FieldOf
      {...field}
      label={field.label ?? usualLabel(column, row.cls)}
      path={`herdRows.${row.id}.${column}`}
    />
  ) : null;
}

export const asText = (value: unknown) => (typeof value === "string" ? value : "");

/** What is wrong or unusual with a field. */
export function useFinding(path: string): Finding | null {
  const { finding: inWords } = use(PlannerParts);
  const told = useAt((file) => {
    const finding = findingAt(file, path);
    return finding ? `${finding.ok}${inWords(finding)}` : "";
  });
  return told ? { ok: told.startsWith("0") ? 0 : 1, code: path, message: told.slice(1) } : null;
}
