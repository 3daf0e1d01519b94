import { About } from "../../../app/features/about/about.tsx";
import { Mission } from "../../../app/features/about/mission.tsx";
import { AboutOverview } from "../../../app/features/about/overview.tsx";
import { ReasonableChange } from "../../../app/features/about/reasonable-change.tsx";
import { Science } from "../../../app/features/about/science.tsx";
import { Team } from "../../../app/features/about/team.tsx";
import { Controls } from "../../../app/features/gallery/controls.tsx";
import { SceneWall } from "../../../app/features/gallery/scene-wall.tsx";
import { PageParts } from "../../../app/features/gallery/page-parts.tsx";
import { Specimens } from "../../../app/features/gallery/specimens.tsx";
import { HeroPicture } from "../../../app/features/home/hero-picture.tsx";
import { Hero } from "../../../app/features/home/hero.tsx";
import { Timeline } from "../../../app/features/home/timeline.tsx";
import { AnimalHealth } from "../../../app/features/practices/animal-health.tsx";
import { Figures } from "../../../app/features/practices/figures.tsx";
import { Grazing } from "../../../app/features/practices/grazing.tsx";
import { PracticesOverview } from "../../../app/features/practices/overview.tsx";
import { PracticePage } from "../../../app/features/practices/practice-page.tsx";
import { Practice } from "../../../app/features/practices/practice.tsx";
import { Soil } from "../../../app/features/practices/soil.tsx";
import { Water } from "../../../app/features/practices/water.tsx";
import { Legal } from "../../../app/features/static-pages/legal.tsx";
import { SiteMap } from "../../../app/features/static-pages/site-map.tsx";
import { PostCard } from "../../../app/features/blog/post-card.tsx";
import { sample } from "../sample.ts";
import { content, photo, post } from "./content.ts";

const home = content.page("home");
const unknown = content.page("practices/unknown");
const grazing = content.page("practices/grazing");
const related = <PostCard post={post} />;

export const pageSamples = [
  sample(About, "picks a screen", {
    screen: { kind: "about/mission", page: content.page("about/mission") },
  }),
  sample(AboutOverview, "the page", { page: content.page("about/overview") }),
  sample(Mission, "the page", { page: content.page("about/mission") }),
  sample(ReasonableChange, "the page", { page: content.page("about/reasonable-change") }),
  sample(Science, "the page", { page: content.page("about/science") }),
  sample(Team, "the page", { page: content.page("about/team") }),

  sample(Hero, "the page", { page: home }),
  sample(HeroPicture, "with a photo", { photo }),
  sample(HeroPicture, "without", {}),
  sample(Timeline, "years", { timeline: home.timeline }),

  sample(Practice, "picks a screen", {
    screen: { kind: "practices/unknown", page: unknown },
    related,
  }),
  sample(PracticesOverview, "the page", { page: content.page("practices/overview") }),
  sample(Grazing, "the page", { page: grazing, related }),
  sample(Water, "the page", { page: content.page("practices/water"), related }),
  sample(Soil, "the page", { page: content.page("practices/soil"), related }),
  sample(AnimalHealth, "the page", { page: content.page("practices/animal-health"), related }),
  sample(PracticePage, "with a part of its own", {
    picture: "practice-soil",
    page: grazing,
    related,
    parts: [{ id: "own", heading: "Its own part", content: <p>Text.</p> }],
  }),
  sample(Figures, "with limits", { items: grazing.figures.items }),

  sample(Legal, "the terms", { page: content.page("legal/terms"), picture: "terms" }),
  sample(SiteMap, "the page", { page: content.page("site-map") }),

  sample(Controls, "all", {}),
  sample(Specimens, "all", {}),
  sample(PageParts, "all", {}),
  sample(SceneWall, "two pictures", { files: ["scenes/empty.svg", "scenes/login.svg"] }),
];
