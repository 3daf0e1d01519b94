import { useTexts } from "#app/language/texts.ts";
import type { BlockOf } from "#app/content-model/pages/blocks.ts";
import { Cuts } from "#app/ui/pictures/cut.tsx";
import { Paragraph, TextList } from "#app/ui/text/texts.tsx";
import { Callout } from "./text.tsx";
import { Section } from "./section.tsx";
import { Sources } from "./sources.tsx";

/** A mistake and, beside it, what to do instead. @param props.number counts the page's mistakes from 1. */
export function Mistake({
  block,
  number,
}: {
  readonly block: BlockOf<"mistake">;
  readonly number: number;
}) {
  const { blocks } = useTexts();
  const { id, heading, looksLike, whyItHurts, instead, ifYouAlreadyDid } = block;
  return (
    <Section block={{ id, heading: `${number}. ${heading}` }}>
      <div className="mistake">
        <div>
          <h3>{blocks.looks}</h3>
          <Paragraph html={looksLike} />
          <h3>{blocks.hurts}</h3>
          <Paragraph html={whyItHurts} />
        </div>
        <div className="panel">
          <h3>{blocks.instead}</h3>
          <TextList className="marks" items={instead} />
          <h3>{blocks.alreadyDid}</h3>
          <Paragraph html={ifYouAlreadyDid} />
        </div>
      </div>
    </Section>
  );
}

/** The evidence on both sides of a question, and what we take from it. */
export function Evidence({ block }: { readonly block: BlockOf<"evidence"> }) {
  const { evidenceFor, evidenceAgainst, takeaway, sources, cuts, ...section } = block;
  return (
    <Section block={section}>
      <div className="evidence">
        <div>
          <h3>Evidence for</h3>
          <TextList className="marks" items={evidenceFor} />
        </div>
        <div className="against">
          <h3>Evidence against</h3>
          <TextList className="marks" items={evidenceAgainst} />
        </div>
      </div>
      <Cuts items={cuts} />
      <Callout heading="What we take from it">
        <Paragraph html={takeaway} />
      </Callout>
      <h3 className="sources-title">Sources</h3>
      <Sources items={sources} />
    </Section>
  );
}
