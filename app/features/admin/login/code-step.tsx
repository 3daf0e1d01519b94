import { useId, useState } from "react";

/** The second step of a sign-in: a code from the app, or a backup code. */
export function CodeStep({
  code,
  onChange,
}: {
  readonly code: string;
  readonly onChange: (code: string) => void;
}) {
  const id = useId();
  const [backup, setBackup] = useState(false);
  return (
    <div className="field">
      <label htmlFor={`${id}code`}>{backup ? "Backup code" : "Code"}</label>
      <p className="hint" id={`${id}hint`}>
        {backup ? "One of the ten that you put somewhere safe." : "The 6 digits your app shows."}
      </p>
      <input
        key={String(backup)}
        id={`${id}code`}
        type="text"
        name="code"
        inputMode={backup ? "text" : "numeric"}
        autoComplete={backup ? "off" : "one-time-code"}
        autoCapitalize="characters"
        spellCheck={false}
        required
        autoFocus
        data-autofocus=""
        aria-describedby={`${id}hint`}
        value={code}
        onChange={({ target }) => onChange(target.value)}
      />
      <button
        type="button"
        className="btn ghost small other-code"
        onClick={() => {
          setBackup(!backup);
          onChange("");
        }}
      >
        {backup ? "Use the app’s code" : "Use a backup code"}
      </button>
      {backup ? <p className="hint">Lost them all? Ask whoever runs the server.</p> : null}
    </div>
  );
}
