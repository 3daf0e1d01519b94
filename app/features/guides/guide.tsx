import type { Pages } from "../../../build/content/page-schemas.ts";
import { Faq } from "./faq.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { Mistakes } from "./mistakes.tsx";
import { GettingStartedOverview } from "./overview.tsx";
import { QuickStart } from "./quick-start.tsx";

type GuideKind =
  `getting-started/${"overview" | "first-steps" | "quick-start" | "mistakes" | "faq" | "how-it-works"}`;

/** One screen of the Getting Started group, with its texts; the assessment is a feature of its own. */
export type GuideScreen = {
  [Kind in GuideKind]: { readonly kind: Kind; readonly page: Pages[Kind] };
}[GuideKind];

export function Guide({ screen }: { readonly screen: GuideScreen }) {
  switch (screen.kind) {
    case "getting-started/overview":
      return <GettingStartedOverview page={screen.page} />;
    case "getting-started/first-steps":
      return <FirstSteps page={screen.page} />;
    case "getting-started/quick-start":
      return <QuickStart page={screen.page} />;
    case "getting-started/mistakes":
      return <Mistakes page={screen.page} />;
    case "getting-started/faq":
      return <Faq page={screen.page} />;
    case "getting-started/how-it-works":
      return <HowItWorks page={screen.page} />;
  }
}
