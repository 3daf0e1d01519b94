import type { ComponentType } from "react";
import type { GroupKind } from "../../content-model/page-groups.ts";
import type { Pages } from "../../content-model/pages.ts";
import type { Screen } from "../../content-model/screen.ts";
import { Band } from "../../ui/page/band.tsx";
import { Link } from "../../ui/links/link.tsx";
import { AnimalHealth } from "./animal-health.tsx";
import { Grazing } from "./grazing.tsx";
import { PracticesOverview } from "./overview.tsx";
import type { PracticeProps, PracticeSlots } from "./practice-page.tsx";
import { Soil } from "./soil.tsx";
import { Water } from "./water.tsx";

type PracticeKind = GroupKind<"practices"> | "practices/unknown";

/** One screen of the Practices group, with its texts. */
export type PracticeScreen = Screen<PracticeKind>;

const COMPONENTS: {
  readonly [Kind in PracticeKind]: ComponentType<PracticeProps<Pages[Kind]>>;
} = {
  "practices/overview": PracticesOverview,
  "practices/grazing": Grazing,
  "practices/water": Water,
  "practices/soil": Soil,
  "practices/animal-health": AnimalHealth,
  "practices/unknown": UnknownPractice,
};

/** Shows a practice. Only the four known types use the slots. */
export function Practice({
  screen: { kind, page },
  ...slots
}: { readonly screen: PracticeScreen } & PracticeSlots) {
  // TypeScript can't tell that a kind and its page belong together.
  const Component = COMPONENTS[kind] as ComponentType<PracticeProps<typeof page>>;
  return <Component page={page} {...slots} />;
}

/** An unknown type gets the hero and no detail (specification, section 2). */
function UnknownPractice({ page }: { readonly page: Pages["practices/unknown"] }) {
  return (
    <Band picture="practice-unknown" photo={page.photo} title={page.title} lede={page.lede}>
      <p className="btns">
        <Link className="btn" to="/practices">
          See All Practices
        </Link>
      </p>
    </Band>
  );
}
