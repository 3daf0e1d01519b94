import { useState } from "react";
import { checkLimit, type LimitName } from "#app/domain/tools/numbers/limits.ts";
import { parseNumber } from "#app/domain/tools/numbers/parse-number.ts";
import { type Finding, refuse } from "#app/domain/tools/numbers/refusal.ts";
import { FindingMessage } from "#app/features/tools/parts/finding-message.tsx";

interface Inches {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly value: number | null;
  readonly finding: Finding | null;
}

/** Inches that are typed and then saved with a day. */
export function useInches(limit: LimitName, example: string): Inches {
  const [text, setText] = useState("");
  const typed = parseNumber(text);
  const value = typed.kind === "number" ? typed.value : null;
  const finding =
    typed.kind === "unreadable"
      ? refuse("unreadable", `Enter inches as a number, such as ${example}.`)
      : checkLimit(limit, value);
  return { text, setText, value, finding };
}

/** The field for them, with any error beside it. */
export function InchesField({
  id,
  label,
  inches: { text, setText, finding },
}: {
  readonly id: string;
  readonly label: string;
  readonly inches: Inches;
}) {
  return (
    <div className={finding?.ok === 0 ? "tool-field bad" : "tool-field"}>
      <label htmlFor={id}>
        {label}
        <span className="tool-unit">, inches</span>
      </label>
      <div className="tool-number">
        <input
          type="text"
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
          aria-invalid={finding?.ok === 0}
          aria-describedby={`${id}-finding`}
        />
      </div>
      <FindingMessage finding={finding} id={`${id}-finding`} />
    </div>
  );
}
