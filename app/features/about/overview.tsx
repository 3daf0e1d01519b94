import type { AboutOverviewPage } from "../../content-model/pages.ts";
import { site } from "../../../content/site.ts";
import { Band } from "../../ui/band.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Opening } from "../../ui/opening.tsx";
import { Operator } from "../../ui/operator.tsx";
import { PageCards } from "../../ui/page-cards.tsx";
import { Paragraphs } from "../../ui/texts.tsx";

export function AboutOverview({ page }: { readonly page: AboutOverviewPage }) {
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
