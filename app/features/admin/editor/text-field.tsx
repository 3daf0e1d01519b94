import { Field } from "./field.tsx";

/** A field of one line. */
export function TextField({
  label,
  hint,
  value,
  error,
  onChange,
  plain = false,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  /** Not words: no spelling check and no capital letters of the keyboard's own. */
  readonly plain?: boolean;
}) {
  return (
    <Field label={label} error={error} {...(hint ? { hint } : {})}>
      {(control) => (
        <input
          {...control}
          type="text"
          autoComplete="off"
          {...(plain ? { spellCheck: false, autoCapitalize: "none" } : {})}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
