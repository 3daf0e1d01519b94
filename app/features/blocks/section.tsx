import { createContext, type ReactNode, use } from "react";
import { Cuts, type CutProps } from "#app/ui/pictures/cut.tsx";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";

/** Whether the page is a sheet, whose sections are closer together (app/styles/pages/field-sheets.css). */
export const OnSheet = createContext(false);

interface SectionBlock {
  readonly id: string;
  readonly heading: string;
  readonly intro?: string | undefined;
  readonly sunken?: boolean;
  readonly cuts?: readonly CutProps[] | undefined;
}

/** A section of a page under its own heading, whose block's id is also its anchor. */
export function Section({
  block: { id, heading, intro, sunken, cuts },
  back = false,
  children,
}: {
  readonly block: SectionBlock;
  /** Starts the back of a printed sheet. */
  readonly back?: boolean;
  readonly children: ReactNode;
}) {
  const introduction = intro ? (
    <p>
      <InlineHtml html={intro} />
    </p>
  ) : null;
  if (use(OnSheet)) {
    return (
      <section className={back ? "sheet-part sheet-back" : "sheet-part"} aria-labelledby={id}>
        <h2 id={id}>{heading}</h2>
        {introduction}
        {children}
        <Cuts items={cuts} />
      </section>
    );
  }
  return (
    <section className={sunken ? "sec sunk" : "sec"} aria-labelledby={id}>
      <div className="wrap">
        <div className="sec-head">
          <h2 id={id}>{heading}</h2>
          {introduction}
        </div>
        {children}
        <Cuts items={cuts} />
      </div>
    </section>
  );
}
