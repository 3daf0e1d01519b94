import type { ReactNode } from "react";

/** Collapsed on a phone; open on wider screens and on paper. */
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
