import type { BlockOf } from "#app/content-model/pages/blocks.ts";
import { Paragraphs, TextList } from "#app/ui/text/texts.tsx";
import { site } from "#content/site.ts";

/** Paragraphs, under their own heading if they have one. */
export function Text({
  block: { id, heading, paragraphs, list, operator },
}: {
  readonly block: BlockOf<"text">;
}) {
  const texts = (
    <>
      <Paragraphs texts={paragraphs} />
      {list ? <TextList items={list} /> : null}
    </>
  );
  return (
    <>
      {heading ? (
        <section aria-labelledby={id}>
          <h2 id={id}>{heading}</h2>
          {texts}
        </section>
      ) : (
        texts
      )}
      {operator ? (
        <p className="operator">
          <b>Who runs this site:</b> {site.operator}
        </p>
      ) : null}
    </>
  );
}
