import type { GroupKind } from "../../content-model/page-groups.ts";
import type { Screen } from "../../content-model/screen.ts";
import { type ScreenComponents, ScreenOf } from "../../ui/page/screen-of.tsx";
import { Mission } from "./mission.tsx";
import { AboutOverview } from "./overview.tsx";
import { ReasonableChange } from "./reasonable-change.tsx";
import { Science } from "./science.tsx";
import { Team } from "./team.tsx";

/** One screen of the About group, with its texts. */
export type AboutScreen = Screen<GroupKind<"about">>;

const COMPONENTS: ScreenComponents<AboutScreen> = {
  "about/overview": AboutOverview,
  "about/mission": Mission,
  "about/reasonable-change": ReasonableChange,
  "about/science": Science,
  "about/team": Team,
};

export function About({ screen }: { readonly screen: AboutScreen }) {
  return <ScreenOf screen={screen} components={COMPONENTS} />;
}
