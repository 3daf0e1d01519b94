import type { ReactNode } from "react";
import { InlineHtml } from "../text/inline-html.tsx";

/** A section of a page under its own heading; `id` is also its anchor. */
export function Section({
  id,
  heading,
  intro,
  sunken = false,
  children,
}: {
  readonly id: string;
  readonly heading: string;
  readonly intro?: string | undefined;
  /** True for the darker of the two alternating backgrounds. */
  readonly sunken?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <section className={sunken ? "sec sunk" : "sec"} aria-labelledby={id}>
      <div className="wrap">
        <div className="sec-head">
          <h2 id={id}>{heading}</h2>
          {intro ? (
            <p>
              <InlineHtml html={intro} />
            </p>
          ) : null}
        </div>
        {children}
      </div>
    </section>
  );
}
