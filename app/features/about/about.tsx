import type { Pages } from "../../../build/content/page-schemas.ts";
import { Mission } from "./mission.tsx";
import { AboutOverview } from "./overview.tsx";
import { ReasonableChange } from "./reasonable-change.tsx";
import { Science } from "./science.tsx";
import { Team } from "./team.tsx";

type AboutKind = `about/${"overview" | "mission" | "reasonable-change" | "science" | "team"}`;

/** One screen of the About group, with its texts. */
export type AboutScreen = {
  [Kind in AboutKind]: { readonly kind: Kind; readonly page: Pages[Kind] };
}[AboutKind];

export function About({ screen }: { readonly screen: AboutScreen }) {
  switch (screen.kind) {
    case "about/overview":
      return <AboutOverview page={screen.page} />;
    case "about/mission":
      return <Mission page={screen.page} />;
    case "about/reasonable-change":
      return <ReasonableChange page={screen.page} />;
    case "about/science":
      return <Science page={screen.page} />;
    case "about/team":
      return <Team page={screen.page} />;
  }
}
