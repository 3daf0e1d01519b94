import type { Touch } from "../../../domain/tools/ranch/ranch-file.ts";

const WORDS = { you: "yours", measured: "measured", link: "from the link" } as const;

/** Where a number comes from. An untouched one is an example, and looks like one. */
export function Origin({
  mark,
  empty,
}: {
  readonly mark: Touch | undefined;
  readonly empty: boolean;
}) {
  if (empty) return null;
  return (
    <>
      <span className="visually-hidden">, </span>
      <span className={mark ? "origin" : "origin example"}>{mark ? WORDS[mark] : "example"}</span>
    </>
  );
}
