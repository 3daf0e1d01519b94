import type { PracticesOverviewPage } from "../../content-model/pages.ts";
import { Band } from "../../ui/band.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Opening } from "../../ui/opening.tsx";
import { PageCards } from "../../ui/page-cards.tsx";
import { Paragraphs } from "../../ui/texts.tsx";

export function PracticesOverview({ page }: { readonly page: PracticesOverviewPage }) {
  return (
    <>
      <Band picture="practices" photo={page.photo} title={page.title} lede={page.lede} />
      <Opening>
        <Paragraphs texts={page.intro} />
      </Opening>
      <PageCards heading="Four practices" cards={page.cards} />
      <CallToAction {...page.callToAction} picture="closing-practices" />
    </>
  );
}
