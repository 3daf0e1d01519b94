import type { PageProps } from "#app/content-model/pages.ts";
import { CallToAction } from "#app/ui/page/call-to-action.tsx";
import { PageTop } from "#app/ui/page/page-top.tsx";
import { PageCards } from "#app/ui/page/page-cards.tsx";

export default function PracticesOverview({ page }: PageProps<"practices/overview">) {
  return (
    <>
      <PageTop picture="practices" page={page} />
      <PageCards heading="Four practices" cards={page.cards} />
      <CallToAction {...page.callToAction} picture="closing-practices" />
    </>
  );
}
