import type { PageProps } from "#app/content-model/pages.ts";
import { CallToAction } from "#app/ui/page/call-to-action.tsx";
import { PageTop } from "#app/ui/page/page-top.tsx";
import { PageCards } from "#app/ui/page/page-cards.tsx";

export default function GettingStartedOverview({ page }: PageProps<"getting-started/overview">) {
  return (
    <>
      <PageTop picture="getting-started" page={page} />
      <PageCards heading="Where to start" cards={page.cards} />
      <CallToAction {...page.howItWorks} picture="closing-method" />
    </>
  );
}
