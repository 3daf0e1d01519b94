import type { Finding } from "../../../domain/tools/numbers/refusal.ts";

/** A refusal or a warning in words, beside what it is about. */
export function Told({
  finding,
  id,
}: {
  readonly finding: Finding | null;
  readonly id?: string | undefined;
}) {
  if (!finding) return null;
  return (
    <p className={finding.ok === 0 ? "told refused" : "told"} id={id}>
      {finding.message}
    </p>
  );
}
