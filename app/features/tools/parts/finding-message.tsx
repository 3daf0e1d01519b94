import type { Finding } from "#app/domain/tools/numbers/refusal.ts";

/** An error or a warning in words, beside the field it concerns. */
export function FindingMessage({
  finding,
  id,
}: {
  readonly finding: Finding | null;
  readonly id?: string | undefined;
}) {
  if (!finding) return null;
  return (
    <p className={finding.ok === 0 ? "finding refused" : "finding"} id={id}>
      {finding.message}
    </p>
  );
}
