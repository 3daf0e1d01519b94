import type { NumberSource } from "../../../domain/tools/ranch/ranch-file.ts";

const LABELS = { you: "yours", measured: "measured", link: "from the link" } as const;

/** Where a number comes from. Untouched numbers are examples and look like it. */
export function Origin({
  mark,
  empty,
}: {
  readonly mark: NumberSource | undefined;
  readonly empty: boolean;
}) {
  if (empty) return null;
  return (
    <>
      <span className="visually-hidden">, </span>
      <span className={mark ? "origin" : "origin example"}>{mark ? LABELS[mark] : "example"}</span>
    </>
  );
}
