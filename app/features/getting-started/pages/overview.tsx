import type { PageProps } from "../../../content-model/pages.ts";
import { CallToAction } from "../../../ui/page/call-to-action.tsx";
import { PageTop } from "../../../ui/page/page-top.tsx";
import { PageCards } from "../../../ui/page/page-cards.tsx";

export default function GettingStartedOverview({ page }: PageProps<"getting-started/overview">) {
  return (
    <>
      <PageTop picture="getting-started" page={page} />
      <PageCards heading="Where to start" cards={page.cards} />
      <CallToAction {...page.howItWorks} picture="closing-method" />
    </>
  );
}
