import type { GettingStartedOverviewPage } from "../../content-model/pages.ts";
import { Band } from "../../ui/band.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Opening } from "../../ui/opening.tsx";
import { PageCards } from "../../ui/page-cards.tsx";
import { Paragraphs } from "../../ui/texts.tsx";

export function GettingStartedOverview({ page }: { readonly page: GettingStartedOverviewPage }) {
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
