import { use, useCallback, useSyncExternalStore } from "react";
import { type CalendarDate, isCalendarDate } from "#app/domain/dates/calendar-date.ts";
import { HOME } from "#app/domain/tools/chart/types.ts";
import type { NumberKind, ReadingsKind } from "#app/domain/tools/fields/field.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { fieldAt, findingAt, setAt, valueAt } from "#app/domain/tools/fields/file.ts";
import { figure } from "#app/domain/tools/numbers/figures.ts";
import { LIMITS } from "#app/domain/tools/numbers/limits.ts";
import type { Finding } from "#app/domain/tools/numbers/refusal.ts";
import { PlannerParts } from "#app/language/planner-parts.ts";
import { useStore } from "#app/features/tools/store/use-ranch.ts";
import { ToolButton } from "../tool-button.tsx";
import { Choice } from "./choice.tsx";
import { DateField } from "./date-field.tsx";
import { NumberField } from "./number-field.tsx";

export interface FieldOfProps {
  readonly path: string;
  /** Its element, if an earlier screen has the same field. */
  readonly id?: string | undefined;
  /** Instead of the field's own label. */
  readonly label?: string | undefined;
  /** Instead of the field's own hint. */
  readonly hint?: string | undefined;
  /** How a change is made, where it changes more than this field. */
  readonly change?: ((file: RanchFile, value: unknown) => RanchFile) | undefined;
}

/** The control of one field of the ranch, as the table of fields describes it. */
export function FieldOf({ path, id, label, hint, change }: FieldOfProps) {
  const store = useStore();
  const value = useAt((file) => valueAt(file, path));
  const field = fieldAt(path);
  const write = useCallback(
    (next: unknown) =>
      store.change((file) => (change ? change(file, next) : setAt(file, path, next)), [path]),
    [store, path, change],
  );
  const text = label ?? ("short" in field ? field.short : path);
  switch (field.kind) {
    case "number":
      return (
        <NumberOf
          path={path}
          id={id}
          field={field}
          label={text}
          bare={label !== undefined}
          hint={hint}
          value={typeof value === "number" ? value : null}
          write={write}
        />
      );
    case "date":
    case "day":
      return (
        <DateOf
          path={path}
          id={id}
          label={text}
          value={typeof value === "string" && isCalendarDate(value) ? value : null}
          mayBeEmpty={field.kind === "date"}
          write={write}
        />
      );
    case "text":
      return (
        <div className="tool-field">
          <label htmlFor={path}>{text}</label>
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
          <span>{text}</span>
        </label>
      );
    case "choice":
      return (
        <Choice
          id={id ?? path}
          label={text}
          value={asText(value)}
          options={Object.entries(field.options)
            .map(([each, name]) => ({ value: each, label: name }))
            // Sizes, in their order: an object lists whole numbers first.
            .toSorted((a, b) => Number(a.value) - Number(b.value) || 0)}
          onValue={write}
        />
      );
    case "ref":
      return <RefOf path={path} label={text} to={field.to} value={asText(value)} write={write} />;
    case "readings":
      return <Readings path={path} field={field} label={text} />;
    case "list":
      throw new RangeError(`${path} is a list`);
  }
}

const asText = (value: unknown) => (typeof value === "string" ? value : "");

/** A value of the ranch; renders only when it changes. It must not be made anew each time. */
function useAt<Value>(read: (file: RanchFile) => Value): Value {
  const store = useStore();
  const snapshot = () => read(store.state().file);
  return useSyncExternalStore(store.subscribe, snapshot, snapshot);
}

/** What is wrong or unusual with a field. */
function useFinding(path: string): Finding | null {
  const { finding: inWords } = use(PlannerParts);
  const told = useAt((file) => {
    const finding = findingAt(file, path);
    return finding ? `${finding.ok}${inWords(finding)}` : "";
  });
  return told ? { ok: told.startsWith("0") ? 0 : 1, code: path, message: told.slice(1) } : null;
}

function NumberOf({
  path,
  id,
  field: { unit, limit, step, hint: ownHint, presets },
  label,
  bare,
  hint = ownHint,
  value,
  write,
}: {
  readonly path: string;
  readonly id: string | undefined;
  readonly field: NumberKind;
  readonly label: string;
  /** The label says its unit where it needs one. */
  readonly bare: boolean;
  readonly hint?: string | undefined;
  readonly value: number | null;
  readonly write: (value: unknown) => void;
}) {
  const said = label.toLowerCase();
  return (
    <>
      <NumberField
        path={path}
        id={id}
        label={label}
        unit={bare || said.includes(unit.split(" ")[0] ?? "") ? undefined : unit}
        value={value}
        step={step}
        min={Math.min(0, LIMITS[limit].min)}
        hint={hint}
        finding={useFinding(path)}
        onValue={write}
      />
      {presets ? (
        <div className="tool-presets">
          {presets.map((preset) => (
            <ToolButton
              key={preset.label}
              aria-pressed={value === preset.value}
              onClick={() => write(preset.value)}
            >
              {figure(preset.value, 2)} <span>{preset.label}</span>
            </ToolButton>
          ))}
        </div>
      ) : null}
    </>
  );
}

function DateOf({
  path,
  id,
  label,
  value,
  mayBeEmpty,
  write,
}: {
  readonly path: string;
  readonly id: string | undefined;
  readonly label: string;
  readonly value: CalendarDate | null;
  readonly mayBeEmpty: boolean;
  readonly write: (value: unknown) => void;
}) {
  return (
    <DateField
      path={path}
      id={id}
      label={label}
      value={value}
      marked={mayBeEmpty}
      finding={useFinding(path)}
      onValue={(next) => {
        if (next !== null || mayBeEmpty) write(next);
      }}
    />
  );
}

/** One entry of another list, by its name. */
function RefOf({
  path,
  label,
  to,
  value,
  write,
}: {
  readonly path: string;
  readonly label: string;
  readonly to: string;
  readonly value: string;
  readonly write: (value: unknown) => void;
}) {
  const list = useAt((file) => valueAt(file, to));
  const entries: readonly { readonly id: string; readonly name: string }[] = Array.isArray(list)
    ? list
    : [];
  return (
    <div className="tool-field">
      <label htmlFor={path}>{label}</label>
      <select id={path} value={value} onChange={({ target }) => write(target.value)}>
        {value === HOME || entries.some(({ id }) => id === value) ? null : (
          <option value="">Choose</option>
        )}
        {entries.map(({ id, name }, index) => (
          <option key={id} value={id}>
            {name || `${index + 1}`}
          </option>
        ))}
        {path.startsWith("log.") ? <option value={HOME}>Home or other grass</option> : null}
      </select>
    </div>
  );
}

/** The readings of one test, each in its own row; more can be added. */
function Readings({
  path,
  field,
  label,
}: {
  readonly path: string;
  readonly field: ReadingsKind;
  readonly label: string;
}) {
  const store = useStore();
  const list = useAt((file) => valueAt(file, path));
  const finding = useFinding(path);
  const values: readonly (number | null)[] = Array.isArray(list) ? list : [];
  const write = (next: readonly (number | null)[]) =>
    store.change((file) => setAt(file, path, next), [path]);
  return (
    <>
      {values.map((value, index) => (
        <NumberField
          key={index}
          path={`${path}.${index}`}
          label={`${label} ${index + 1}`}
          unit={field.unit}
          value={value}
          finding={value === null ? null : finding}
          onValue={(next) => write(values.map((each, at) => (at === index ? next : each)))}
        />
      ))}
      <p className="tool-buttons" id={path}>
        <ToolButton className="btn small ghost" onClick={() => write([...values, null])}>
          One more: {label.toLowerCase()} {values.length + 1}
        </ToolButton>
      </p>
    </>
  );
}
