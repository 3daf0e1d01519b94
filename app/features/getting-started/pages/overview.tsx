import type { PageProps } from "../../../content-model/pages.ts";
import { Band } from "../../../ui/page/band.tsx";
import { CallToAction } from "../../../ui/page/call-to-action.tsx";
import { Opening } from "../../../ui/page/opening.tsx";
import { PageCards } from "../../../ui/page/page-cards.tsx";
import { Paragraphs } from "../../../ui/text/texts.tsx";

export default function GettingStartedOverview({ page }: PageProps<"getting-started/overview">) {
  return (
    <>
      <Band picture="getting-started" photo={page.photo} title={page.title} lede={page.lede} />
      <Opening>
        <Paragraphs texts={page.intro} />
      </Opening>
      <PageCards heading="Where to start" cards={page.cards} />
      <CallToAction {...page.howItWorks} picture="closing-method" />
    </>
  );
}
