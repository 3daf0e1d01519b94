import type { ReactNode } from "react";

/** Folded on a phone, where it is long and seldom wanted; open wherever there is room, and on paper. */
export function Fold({
  summary,
  children,
}: {
  readonly summary: string;
  readonly children: ReactNode;
}) {
  return (
    <details className="fold">
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
