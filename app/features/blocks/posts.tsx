import type { ReactNode } from "react";
import type { BlockOf } from "#app/content-model/pages/blocks.ts";
import { Link } from "#app/ui/links/link.tsx";
import { Section } from "./section.tsx";

/** Posts to read next. @param props.children their cards. */
export function Posts({
  block,
  children,
}: {
  readonly block: BlockOf<"posts">;
  readonly children: ReactNode;
}) {
  const { id, heading, all } = block;
  if (!all) {
    return (
      <Section block={block}>
        <div className="grid rows">{children}</div>
      </Section>
    );
  }
  return (
    <section className="sec" aria-labelledby={id}>
      <div className="wrap">
        <div className="row sec-head">
          <h2 id={id}>{heading}</h2>
          <Link to={all.to}>{all.label}</Link>
        </div>
        <div className="grid">{children}</div>
      </div>
    </section>
  );
}
