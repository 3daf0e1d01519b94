import { memo, useState } from "react";
import { checkLimit, type LimitName, LIMITS } from "../../../../domain/tools/numbers/limits.ts";
import { figure } from "../../../../domain/tools/numbers/figures.ts";
import { parseNumber } from "../../../../domain/tools/numbers/parse-number.ts";
import type { Finding } from "../../../../domain/tools/numbers/refusal.ts";
import { rounded } from "../../../../domain/tools/numbers/round.ts";
import { ToolButton } from "../tool-button.tsx";
import { useSource } from "../../store/use-ranch.ts";
import { Origin } from "../origin.tsx";
import { FindingMessage } from "../finding-message.tsx";

const MAX_DECIMALS = 4;
const formatted = (value: number | null) => (value === null ? "" : figure(value, MAX_DECIMALS));

export interface NumberFieldProps {
  /** The field's place in the ranch file; its id and its mark in `touched`. */
  readonly path: string;
  readonly label: string;
  readonly unit?: string | undefined;
  readonly value: number | null;
  readonly onValue: (value: number | null, path: string) => void;
  readonly limit?: LimitName | undefined;
  /** If given, the field has minus and plus buttons. */
  readonly step?: number | undefined;
  readonly hint?: string | undefined;
  /** The finding of a rule that concerns several fields. */
  readonly finding?: Finding | null | undefined;
}

/**
 * A number field with unit, origin and any error beside it. Typed text is never lost. With a stable `onValue`
 * it does not re-render while another field changes.
 */
export const NumberField = memo((props: NumberFieldProps) => {
  const { path, label, unit, value, onValue, limit, step, hint } = props;
  const mark = useSource(path);
  // Keep the text as typed, unless the value has changed elsewhere (a backup, undo).
  const [draft, setDraft] = useState<{ readonly text: string; readonly value: number | null }>();
  const text = draft && draft.value === value ? draft.text : formatted(value);

  const typed = parseNumber(text);
  const change = (next: string) => {
    const read = parseNumber(next);
    const number = read.kind === "number" ? read.value : null;
    setDraft({ text: next, value: number });
    onValue(number, path);
  };
  const finding =
    typed.kind === "unreadable"
      ? { ok: 0 as const, code: "unreadable", message: "Put in a number, such as 1,300 or 2.5." }
      : ((limit ? checkLimit(limit, value) : null) ?? props.finding ?? null);
  // A phone's numeric keypad has no minus, so the buttons go below zero only if the limit does.
  const minimum = limit ? Math.min(0, LIMITS[limit].min) : 0;
  const stepBy = (sign: number) =>
    change(formatted(rounded(Math.max(minimum, (value ?? 0) + sign * (step ?? 0)), MAX_DECIMALS)));

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
          <ToolButton onClick={() => stepBy(-1)} aria-label={`Less: ${label}`}>
            −
          </ToolButton>
        ) : null}
        <span className="tool-input">
          <input
            type="text"
            id={path}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="next"
            value={text}
            onChange={({ target }) => change(target.value)}
            aria-invalid={finding?.ok === 0}
            aria-describedby={
              [
                unit ? `${path}-unit` : "",
                hint ? `${path}-hint` : "",
                finding ? `${path}-finding` : "",
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
          <ToolButton onClick={() => stepBy(1)} aria-label={`More: ${label}`}>
            +
          </ToolButton>
        ) : null}
      </div>
      <FindingMessage finding={finding} id={`${path}-finding`} />
    </div>
  );
});
