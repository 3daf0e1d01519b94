import { use, useCallback, useSyncExternalStore } from "react";
import { isCalendarDate } from "#app/domain/dates/calendar-date.ts";
import { isMoment, type Moment } from "#app/domain/tools/chart/moment.ts";
import type { NumberKind, ReadingsKind } from "#app/domain/tools/fields/field.ts";
import { HOME, type RanchFile } from "#app/domain/tools/fields/fields.ts";
import { fieldAt, findingAt, setAt, valueAt } from "#app/domain/tools/fields/file.ts";
import { figure } from "#app/domain/tools/numbers/figures.ts";
import { checkLimit, type Finding } from "#app/domain/tools/numbers/limits.ts";
import { PlannerParts } from "#app/language/english/planner-parts.ts";
import { useStore } from "#app/features/tools/store/use-ranch.ts";
import { ToolButton } from "../controls.tsx";
import { Choice, Menu } from "./choice.tsx";
import { DateField, MoveField } from "./date-field.tsx";
import { NumberField } from "./number-field.tsx";

interface FieldOfProps {
  readonly path: string;
  /** Its element, if an earlier screen has the same field. */
  readonly id?: string | undefined;
  /** Instead of the field's own label. */
  readonly label?: string | undefined;
  /** Instead of the field's own hint. */
  readonly hint?: string | undefined;
  /** Its value, where it stands for more than this field. */
  readonly read?: ((file: RanchFile) => unknown) | undefined;
  /** How a change is made, where it changes more than this field. */
  readonly change?: ((file: RanchFile, value: unknown) => RanchFile) | undefined;
}

/** The control of one field of the ranch, as the table of fields describes it. */
export function FieldOf({ path, id, label, hint, read, change }: FieldOfProps) {
  const store = useStore();
  const value = useAt((file) => (read ? read(file) : valueAt(file, path)));
  const field = fieldAt(path);
  const write = useCallback(
    (next: unknown) =>
      store.change((file) => (change ? change(file, next) : setAt(file, path, next)), [path]),
    [store, path, change],
  );
  const text = label ?? field.short;
  const control = { path, id, label: text, value, write };
  switch (field.kind) {
    case "number":
      return <NumberOf {...control} field={field} hint={hint} bare={label !== undefined} />;
    case "date":
    case "day":
      return <DateOf {...control} mayBeEmpty={field.kind === "date"} half={field.half} />;
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
          hint={hint ?? field.hint}
          options={Object.entries(field.options)
            .map(([each, name]) => ({ value: each, label: name }))
            // Sizes, in their order: an object lists whole numbers first.
            .toSorted((a, b) => Number(a.value) - Number(b.value) || 0)}
          onValue={write}
        />
      );
    case "ref":
      return <RefOf {...control} to={field.to} />;
    case "readings":
      return <Readings path={path} field={field} label={text} />;
    case "list":
      throw new RangeError(`${path} is a list`);
  }
}

/** A field of the first animals, which are the whole herd of most ranches. */
export function HerdField({
  column,
  ...field
}: Omit<FieldOfProps, "path"> & { readonly column: keyof RanchFile["herdRows"][number] }) {
  const row = useAt((file) => file.herdRows[0]);
  const usual = column === "head" && row?.cls === "cow-calf" ? "Cows" : undefined;
  return row ? (
    <FieldOf {...field} label={field.label ?? usual} path={`herdRows.${row.id}.${column}`} />
  ) : null;
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

/** What every control gets: its field, and how a value is written. */
interface Control {
  readonly path: string;
  readonly id: string | undefined;
  readonly label: string;
  readonly value: unknown;
  readonly write: (value: unknown) => void;
}

function NumberOf({
  path,
  id,
  label,
  value,
  write,
  field,
  hint = field.hint,
  bare,
}: Control & {
  readonly field: NumberKind;
  readonly hint: string | undefined;
  /** The label says its unit where it needs one. */
  readonly bare: boolean;
}) {
  const { unit, step, presets } = field;
  const said = label.toLowerCase();
  const [main = "", ...by] = unit.split(" ");
  const shown = said.includes(by.join(" ")) ? main : unit;
  return (
    <>
      <NumberField
        path={path}
        id={id}
        field={field}
        label={label}
        unit={bare || said.includes(main) ? undefined : shown}
        value={typeof value === "number" ? value : null}
        step={step}
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
  write,
  mayBeEmpty,
  half,
}: Control & { readonly mayBeEmpty: boolean; readonly half: boolean }) {
  const halves = useAt(({ season }) => season.moves === "half");
  const finding = useFinding(path);
  const onValue = (next: Moment | null) => {
    if (next !== null || mayBeEmpty) write(next);
  };
  const field = { path, id, label, marked: mayBeEmpty, finding, onValue };
  const text = asText(value);
  return half ? (
    <MoveField {...field} value={isMoment(text) ? text : null} halves={halves} />
  ) : (
    <DateField {...field} value={isCalendarDate(text) ? text : null} />
  );
}

/** Where a herd can be logged besides in a paddock. */
export const HOME_OPTION = { value: HOME, label: "Home or other grass" };

/** One entry of another list, by its name. */
function RefOf({ path, label, value, write, to }: Control & { readonly to: string }) {
  const list = useAt((file) => valueAt(file, to));
  const entries: readonly { readonly id: string; readonly name: string }[] = Array.isArray(list)
    ? list
    : [];
  const isChosen = value === HOME || entries.some(({ id }) => id === value);
  const options = [
    ...(isChosen ? [] : [{ value: "", label: "Choose" }]),
    ...entries.map(({ id, name }, index) => ({ value: id, label: name || `${index + 1}` })),
    ...(path.startsWith("log.") ? [HOME_OPTION] : []),
  ];
  return <Menu id={path} label={label} value={asText(value)} options={options} onValue={write} />;
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
  const values: readonly (number | null)[] = Array.isArray(list) ? list : [];
  const write = (next: readonly (number | null)[]) =>
    store.change((file) => setAt(file, path, next), [path]);
  return (
    <>
      {values.map((value, index) => (
        <NumberField
          key={index}
          path={path}
          id={`${path}.${index}`}
          field={field}
          label={`${label} ${index + 1}`}
          unit={field.unit}
          value={value}
          finding={checkLimit(field.limit, value)}
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
