import { useState } from "react";
import { CopyButton } from "../forms/copy-button.tsx";

/** The ten backup codes for a lost phone, shown only once. */
export function BackupCodes({
  codes,
  onDone,
}: {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}) {
  const [safe, setSafe] = useState(false);
  return (
    <>
      <p>
        <strong>Two-step sign-in is on.</strong> Keep these ten backup codes for the day your phone
        is lost. Each works once. They aren’t shown again.
      </p>
      <ol className="backup-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className="btns">
        <button type="button" className="btn ghost small" onClick={() => print()}>
          Print
        </button>
        <CopyButton text={codes.join("\n")} label="Copy" />
      </p>
      <label className="check">
        <input type="checkbox" checked={safe} onChange={({ target }) => setSafe(target.checked)} />I
        have put them somewhere safe
      </label>
      <button type="button" className="btn" disabled={!safe} onClick={onDone}>
        Done
      </button>
    </>
  );
}
