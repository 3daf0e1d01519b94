import type { PageProps, Pages } from "../../../content-model/pages.ts";
import { Band } from "../../../ui/page/band.tsx";
import { InlineHtml } from "../../../ui/text/inline-html.tsx";
import { NextLinks } from "../../../ui/links/next-links.tsx";
import { Opening } from "../../../ui/page/opening.tsx";
import { PrintButton } from "../../../ui/print-button.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { Paragraphs, TextList } from "../../../ui/text/texts.tsx";

export default function Mistakes({ page, group }: PageProps<"getting-started/mistakes">) {
  const { photo, title, lede, intro, mistakes, next } = page;
  const anchors = mistakes.map((mistake, index) => ({
    id: mistakeId(index),
    label: mistake.title,
  }));
  return (
    <>
      <Band
        picture="getting-started-mistakes"
        photo={photo}
        group={group}
        title={title}
        lede={lede}
      >
        <PrintButton />
      </Band>
      <Opening anchors={anchors}>
        <Paragraphs texts={intro} />
      </Opening>
      {mistakes.map((mistake, index) => (
        <Section
          key={mistake.title}
          id={mistakeId(index)}
          heading={`${index + 1}. ${mistake.title}`}
        >
          <MistakeText mistake={mistake} />
        </Section>
      ))}
      <NextLinks links={next} />
    </>
  );
}

function MistakeText({
  mistake: { looksLike, whyItHurts, instead, ifYouAlreadyDid },
}: {
  readonly mistake: Pages["getting-started/mistakes"]["mistakes"][number];
}) {
  return (
    <div className="mistake">
      <div>
        <h3>How it looks</h3>
        <p>
          <InlineHtml html={looksLike} />
        </p>
        <h3>Why it hurts</h3>
        <p>
          <InlineHtml html={whyItHurts} />
        </p>
      </div>
      <div className="panel">
        <h3>Do this instead</h3>
        <TextList className="marks" items={instead} />
        <h3>If you already did</h3>
        <p>
          <InlineHtml html={ifYouAlreadyDid} />
        </p>
      </div>
    </div>
  );
}

function mistakeId(index: number): string {
  return `mistake-${index + 1}`;
}
