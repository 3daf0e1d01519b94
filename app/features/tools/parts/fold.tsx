import { type ReactNode, useState } from "react";

/** A fold. Its part, if it has one, is made, and loaded if it is a lazy one, when it is first opened. */
export function Fold({
  summary,
  part,
  children,
}: {
  readonly summary: string;
  readonly part?: ReactNode;
  /** In it from the first. */
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
