import type { ReactNode, RefObject } from "react";

/** A titled part of a management screen. */
export function Panel({
  title,
  heading,
  children,
}: {
  readonly title: string;
  /** Receives the heading, to focus it when the focused element is replaced. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
}) {
  return (
    <section className="panel">
      <h2 ref={heading} tabIndex={heading ? -1 : undefined}>
        {title}
      </h2>
      {children}
    </section>
  );
}
