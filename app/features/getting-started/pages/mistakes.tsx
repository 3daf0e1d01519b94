import type { PageProps, Pages } from "#app/content-model/pages.ts";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";
import { NextLinks } from "#app/ui/links/next-links.tsx";
import { PageTop } from "#app/ui/page/page-top.tsx";
import { Section } from "#app/ui/page/section.tsx";
import { TextList } from "#app/ui/text/texts.tsx";

export default function Mistakes({ page, group }: PageProps<"getting-started/mistakes">) {
  const { mistakes, next } = page;
  const anchors = mistakes.map((mistake, index) => ({
    id: mistakeId(index),
    label: mistake.title,
  }));
  return (
    <>
      <PageTop
        picture="getting-started-mistakes"
        page={page}
        group={group}
        anchors={anchors}
        printable
      />
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
