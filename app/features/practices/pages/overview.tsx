import type { PageProps } from "../../../content-model/pages.ts";
import { CallToAction } from "../../../ui/page/call-to-action.tsx";
import { PageTop } from "../../../ui/page/page-top.tsx";
import { PageCards } from "../../../ui/page/page-cards.tsx";

export default function PracticesOverview({ page }: PageProps<"practices/overview">) {
  return (
    <>
      <PageTop picture="practices" page={page} />
      <PageCards heading="Four practices" cards={page.cards} />
      <CallToAction {...page.callToAction} picture="closing-practices" />
    </>
  );
}
