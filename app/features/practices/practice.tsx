import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Pages } from "../../../build/content/page-schemas.ts";
import { Band } from "../../ui/band.tsx";
import { AnimalHealth } from "./animal-health.tsx";
import { Grazing } from "./grazing.tsx";
import { PracticesOverview } from "./overview.tsx";
import { Soil } from "./soil.tsx";
import { Water } from "./water.tsx";

/** The types that have a page of their own (specification, section 2). */
type PracticeType = "grazing" | "water" | "soil" | "animal-health";
type PracticeKind = `practices/${PracticeType | "overview" | "unknown"}`;

/** One screen of the Practices group, with its texts. */
export type PracticeScreen = {
  [Kind in PracticeKind]: { readonly kind: Kind; readonly page: Pages[Kind] };
}[PracticeKind];

export function Practice({
  screen,
  related,
}: {
  readonly screen: PracticeScreen;
  readonly related: ReactNode;
}) {
  switch (screen.kind) {
    case "practices/overview":
      return <PracticesOverview page={screen.page} />;
    case "practices/grazing":
      return <Grazing page={screen.page} related={related} />;
    case "practices/water":
      return <Water page={screen.page} related={related} />;
    case "practices/soil":
      return <Soil page={screen.page} related={related} />;
    case "practices/animal-health":
      return <AnimalHealth page={screen.page} related={related} />;
    case "practices/unknown": {
      const { photo, title, lede } = screen.page;
      return (
        <Band picture="practice-unknown" photo={photo} title={title} lede={lede}>
          <p className="btns">
            <Link className="btn" to="/practices">
              See All Practices
            </Link>
          </p>
        </Band>
      );
    }
  }
}
