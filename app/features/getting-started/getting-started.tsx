import type { GroupKind } from "../../content-model/page-groups.ts";
import type { Screen } from "../../content-model/screen.ts";
import type { ScreenComponents } from "../../ui/page/screen-of.tsx";
import { Faq } from "./faq.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { Mistakes } from "./mistakes.tsx";
import { GettingStartedOverview } from "./overview.tsx";
import { QuickStart } from "./quick-start.tsx";

/** One screen of the Getting Started group, with its texts. */
export type GettingStartedScreen = Screen<GroupKind<"getting-started">>;

/** The guides. The assessment contains an island, so its route composes it. */
export const GUIDES: Omit<ScreenComponents<GettingStartedScreen>, "getting-started/assessment"> = {
  "getting-started/overview": GettingStartedOverview,
  "getting-started/first-steps": FirstSteps,
  "getting-started/quick-start": QuickStart,
  "getting-started/mistakes": Mistakes,
  "getting-started/faq": Faq,
  "getting-started/how-it-works": HowItWorks,
};
