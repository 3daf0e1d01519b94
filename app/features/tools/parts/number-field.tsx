import { memo, useState } from "react";
import { checkLimit, type LimitName, LIMITS } from "../../../domain/tools/numbers/limits.ts";
import { figure } from "../../../domain/tools/numbers/figures.ts";
import { parseNumber } from "../../../domain/tools/numbers/parse-number.ts";
import type { Finding } from "../../../domain/tools/numbers/refusal.ts";
import { rounded } from "../../../domain/tools/numbers/round.ts";
import { Act } from "./act.tsx";
import { useTouch } from "../store/use-ranch.ts";
import { Origin } from "./origin.tsx";
import { Told } from "./told.tsx";

const MOST_DECIMALS = 4;
const shown = (value: number | null) => (value === null ? "" : figure(value, MOST_DECIMALS));

export interface NumberFieldProps {
  /** The field's place in the ranch file; its id and its mark in `touched`. */
  readonly path: string;
  readonly label: string;
  readonly unit?: string | undefined;
  readonly value: number | null;
  readonly onValue: (value: number | null, path: string) => void;
  readonly limit?: LimitName | undefined;
  /** With a step the field has a minus and a plus. */
  readonly step?: number | undefined;
  readonly hint?: string | undefined;
  /** A finding of a rule that looks at several fields. */
  readonly finding?: Finding | null | undefined;
}

/**
 * A number with its unit, its origin and, beside it, what is wrong with it. What is typed is never lost. With the
 * same `onValue` it is left alone while another field is typed in.
 */
export const NumberField = memo((props: NumberFieldProps) => {
  const { path, label, unit, value, onValue, limit, step, hint } = props;
  const mark = useTouch(path);
  // What was typed stands as it was typed; a number that came from elsewhere (a backup, undo) replaces it.
  const [own, setOwn] = useState<{ readonly text: string; readonly value: number | null }>();
  const text = own && own.value === value ? own.text : shown(value);

  const typed = parseNumber(text);
  const take = (next: string) => {
    const read = parseNumber(next);
    const number = read.kind === "number" ? read.value : null;
    setOwn({ text: next, value: number });
    onValue(number, path);
  };
  const finding =
    typed.kind === "unreadable"
      ? { ok: 0 as const, code: "unreadable", message: "Put in a number, such as 1,300 or 2.5." }
      : ((limit ? checkLimit(limit, value) : null) ?? props.finding ?? null);
  // Below nothing only where that can be: a phone's keypad for numbers has no minus.
  const least = limit ? Math.min(0, LIMITS[limit].min) : 0;
  const by = (sign: number) =>
    take(shown(rounded(Math.max(least, (value ?? 0) + sign * (step ?? 0)), MOST_DECIMALS)));

  return (
    <div className={finding?.ok === 0 ? "tool-field bad" : "tool-field"}>
      <label htmlFor={path}>
        {label} <Origin mark={mark} empty={value === null} />
      </label>
      {hint ? (
        <p className="hint" id={`${path}-hint`}>
          {hint}
        </p>
      ) : null}
      <div className="tool-number">
        {step ? (
          <Act onClick={() => by(-1)} aria-label={`Less: ${label}`}>
            −
          </Act>
        ) : null}
        <span className="tool-input">
          <input
            type="text"
            id={path}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="next"
            value={text}
            onChange={({ target }) => take(target.value)}
            aria-invalid={finding?.ok === 0}
            aria-describedby={
              [
                unit ? `${path}-unit` : "",
                hint ? `${path}-hint` : "",
                finding ? `${path}-told` : "",
              ]
                .filter(Boolean)
                .join(" ") || undefined
            }
          />
          {unit ? (
            <span className="tool-unit" id={`${path}-unit`} aria-hidden="true">
              {unit}
            </span>
          ) : null}
        </span>
        {step ? (
          <Act onClick={() => by(1)} aria-label={`More: ${label}`}>
            +
          </Act>
        ) : null}
      </div>
      <Told finding={finding} id={`${path}-told`} />
    </div>
  );
});
