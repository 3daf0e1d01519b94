import type { PageProps } from "#app/content-model/pages.ts";
import { site } from "#content/site.ts";
import { Band } from "#app/ui/page/band.tsx";
import { CallToAction } from "#app/ui/page/call-to-action.tsx";
import { Opening } from "#app/ui/page/opening.tsx";
import { Operator } from "#app/ui/text/operator.tsx";
import { PageCards } from "#app/ui/page/page-cards.tsx";
import { Paragraphs } from "#app/ui/text/texts.tsx";

export default function AboutOverview({ page }: PageProps<"about/overview">) {
  return (
    <>
      <Band picture="about" photo={page.photo} title={page.title} lede={page.lede} />
      <Opening>
        <Paragraphs texts={page.intro} />
        <Operator />
      </Opening>
      <PageCards heading={`More about ${site.name}`} cards={page.cards} />
      <CallToAction {...page.callToAction} picture="closing-about" />
    </>
  );
}
