import { type ReactNode, useId } from "react";

/** A titled part of a management screen. */
export function Panel({
  title,
  className = "",
  children,
}: {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={`panel ${className}`.trim()} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
