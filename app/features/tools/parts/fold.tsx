import { type ReactNode, useState } from "react";

/** A fold. Its `part` is rendered, and loaded if it is lazy, when the fold is first opened. */
export function Fold({
  summary,
  part,
  children,
}: {
  readonly summary: string;
  readonly part?: ReactNode;
  /** Rendered from the start. */
  readonly children?: ReactNode;
}) {
  const [opened, setOpened] = useState(false);
  return (
    <details className="tool-more" onToggle={() => setOpened(true)}>
      <summary>{summary}</summary>
      {children}
      {opened ? part : null}
    </details>
  );
}
