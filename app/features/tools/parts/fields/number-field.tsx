import { type KeyboardEvent, memo, use, useState } from "react";
import type { NumberKind, ReadingsKind } from "#app/domain/tools/fields/field.ts";
import { figure, rounded } from "#app/domain/tools/numbers/figures.ts";
import { parseNumber } from "#app/domain/tools/numbers/parse-number.ts";
import { checkLimit, type Finding, LIMITS, unreadable } from "#app/domain/tools/numbers/limits.ts";
import { PlannerParts } from "#app/language/english/planner-parts.ts";
import { useSource, useStore } from "#app/features/tools/store/use-ranch.ts";
import { FindingMessage, ToolButton } from "../controls.tsx";
import { Origin } from "../origin.tsx";

const MAX_DECIMALS = 4;
const formatted = (value: number | null) => (value === null ? "" : figure(value, MAX_DECIMALS));

interface NumberFieldProps {
  /** The field's place in the ranch file; also its element's id, and its key in `touched`. */
  readonly path: string;
  /** The element's id; given if an earlier screen has the same field, or a list has several. */
  readonly id?: string | undefined;
  /** Its limits, and the unit that may be typed with its number. */
  readonly field: NumberKind | ReadingsKind;
  /** A label other than the field's own. */
  readonly label?: string | undefined;
  /** Whether to leave out the unit, because the label names it if needed. */
  readonly bare?: boolean;
  readonly value: number | null;
  readonly onValue: (value: number | null, path: string) => void;
  /** If given, the field has minus and plus buttons, and the arrow keys do the same. */
  readonly step?: number | undefined;
  readonly hint?: string | undefined;
  /** What is wrong with it, if more than its limits is to be checked. */
  readonly finding?: Finding | null | undefined;
  /** Whether to show where the value comes from. */
  readonly marked?: boolean;
}

/**
 * A number in a row: label, value with its unit, minus and plus. Its hint shows while it has the focus. Typed text
 * is never lost. With a stable `onValue` it does not re-render while another field changes.
 */
export const NumberField = memo((props: NumberFieldProps) => {
  const { path, id = path, field, label = field.short, value, onValue, step, hint } = props;
  const { bare = false, finding: told = checkLimit(field.limit, value), marked = true } = props;
  const texts = use(PlannerParts);
  const store = useStore();
  const mark = useSource(path);
  // Keep the text as typed, unless the value has changed elsewhere (a backup, undo).
  const [draft, setDraft] = useState<{ readonly text: string; readonly value: number | null }>();
  const typedText = draft?.value === value ? draft.text : null;

  const limit = LIMITS[field.limit];
  // A phone's numeric keypad has no minus, so the buttons go below zero where the field does.
  const least = Math.min(0, limit.min);
  const read = (typed: string) => parseNumber(typed, limit, field.unit);
  const change = (next: string) => {
    const typed = read(next);
    const number = typed.kind === "number" ? typed.value : null;
    setDraft({ text: next, value: number });
    onValue(number, path);
    // Marked, so that planners do not treat it as an empty field, for which they may use a default.
    if (marked && typed.kind === "unreadable") store.change((file) => file, [path], "unreadable");
  };
  const typed = read(typedText ?? "");
  const wrong = typed.kind === "unreadable" ? unreadable(field, typed.means) : null;
  const finding: Finding | null = wrong ? { ...wrong, message: texts.finding(wrong) } : told;
  const said = label.toLowerCase();
  const [main = "", ...by] = field.unit.split(" ");
  const unit = said.includes(by.join(" ")) ? main : field.unit;
  const stepBy = (sign: number) => {
    setDraft(undefined);
    onValue(rounded(Math.max(least, (value ?? 0) + sign * (step ?? 0)), MAX_DECIMALS), path);
  };
  const stepByKey = (event: KeyboardEvent) => {
    const sign = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!step || !sign) return;
    event.preventDefault();
    stepBy(sign);
  };

  return (
    <div className={finding?.ok === 0 ? "tool-field bad" : "tool-field"}>
      <label htmlFor={id}>
        <span>{label}</span>
        {bare || said.includes(main) ? null : <span className="tool-unit">{`, ${unit}`}</span>}
      </label>
      <div className="tool-number">
        <input
          type="text"
          id={id}
          className={mark || value === null || !marked ? undefined : "example"}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          value={typedText ?? formatted(value)}
          onChange={({ target }) => change(target.value)}
          onKeyDown={stepByKey}
          // The first digit typed replaces the example's figure.
          onFocus={({ target }) => target.select()}
          aria-invalid={finding?.ok === 0}
          aria-describedby={`${id}-mark${hint ? ` ${id}-hint` : ""}${finding ? ` ${id}-finding` : ""}`}
        />
        {step ? (
          <>
            <ToolButton tabIndex={-1} onClick={() => stepBy(-1)} aria-label={texts.less + label}>
              −
            </ToolButton>
            <ToolButton tabIndex={-1} onClick={() => stepBy(1)} aria-label={texts.more + label}>
              +
            </ToolButton>
          </>
        ) : null}
      </div>
      <Origin id={`${id}-mark`} mark={mark} empty={value === null || !marked} />
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <FindingMessage finding={finding} id={`${id}-finding`} />
    </div>
  );
});
