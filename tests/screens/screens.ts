import * as states from "./states.ts";

/** A screen or state to review: its file name, its address, and how to reach it. */
export interface Screen {
  readonly name: string;
  readonly address: string;
  /** Whether to sign in before the page opens. */
  readonly signedIn?: boolean;
  /** Interaction after loading; then only the viewport is captured. */
  readonly act?: states.Act;
  /** Whether the photo hosts answer, with a noisy picture; otherwise they are blocked. */
  readonly photos?: boolean;
  /** Widths at which the screen exists, in pixels. */
  readonly from?: number;
  readonly upTo?: number;
}

const POST = "/blog/2025/04/nesting-season-leave-one-paddock-for-the-meadowlarks";
const EDITED = "/admin/edit-post/2025-04-10-nesting-season-leave-one-paddock-for-the-meadowlarks";

export const SCREENS: readonly Screen[] = [
  { name: "home", address: "/" },
  { name: "about", address: "/about" },
  { name: "about-mission", address: "/about/mission" },
  { name: "about-reasonable-change", address: "/about/reasonable-change" },
  { name: "about-science", address: "/about/science" },
  { name: "about-team", address: "/about/team" },
  { name: "getting-started", address: "/getting-started" },
  { name: "assessment", address: "/getting-started/assessment" },
  { name: "first-steps", address: "/getting-started/first-steps" },
  { name: "quick-start", address: "/getting-started/quick-start" },
  { name: "mistakes", address: "/getting-started/mistakes" },
  { name: "faq", address: "/getting-started/faq" },
  { name: "how-it-works", address: "/getting-started/how-it-works" },
  { name: "practices", address: "/practices" },
  { name: "practice-grazing", address: "/practices/grazing" },
  { name: "practice-water", address: "/practices/water" },
  { name: "practice-soil", address: "/practices/soil" },
  { name: "practice-animal-health", address: "/practices/animal-health" },
  { name: "practice-unknown", address: "/practices/unknown-type" },
  { name: "tools", address: "/tools" },
  { name: "planner-season", address: "/tools/my-season" },
  { name: "planner-budget", address: "/tools/budget" },
  { name: "planner-water", address: "/tools/water" },
  { name: "planner-tests", address: "/tools/tests" },
  { name: "blank-forms", address: "/tools/blank-forms" },
  { name: "sheet-turn-in", address: "/tools/turn-in" },
  { name: "sheet-stop-grazing", address: "/tools/stop-grazing" },
  { name: "sheet-cost-share", address: "/tools/cost-share" },
  { name: "sheet-people", address: "/tools/people" },
  { name: "sheet-regions", address: "/tools/regions" },
  { name: "blog", address: "/blog" },
  { name: "blog-search", address: "/blog?q=water" },
  { name: "blog-search-empty", address: "/blog?q=zebra" },
  { name: "archive", address: "/blog/archive" },
  { name: "category", address: "/blog/category/grazing%20management%20tips" },
  { name: "category-empty", address: "/blog/category/tractors" },
  { name: "post", address: POST },
  { name: "post-not-found", address: "/blog/2025/05/no-such-post" },
  { name: "privacy", address: "/privacy" },
  { name: "terms", address: "/terms" },
  { name: "accessibility", address: "/accessibility" },
  { name: "site-map", address: "/sitemap" },
  { name: "not-found", address: "/no/such/page" },
  { name: "es-home", address: "/es" },
  { name: "es-assessment", address: "/es/getting-started/assessment" },
  { name: "es-first-steps", address: "/es/getting-started/first-steps" },
  { name: "es-quick-start", address: "/es/getting-started/quick-start" },
  { name: "es-mistakes", address: "/es/getting-started/mistakes" },
  { name: "es-animal-health", address: "/es/practices/animal-health" },
  { name: "es-blank-forms", address: "/es/tools/blank-forms" },
  { name: "es-turn-in", address: "/es/tools/turn-in" },
  { name: "es-stop-grazing", address: "/es/tools/stop-grazing" },
  { name: "es-search", address: "/es/search?q=acido" },
  { name: "es-not-found", address: "/es/nada" },
  { name: "login", address: "/admin/login" },
  { name: "dashboard", address: "/admin", signedIn: true },
  { name: "dashboard-empty", address: "/admin?q=zebra", signedIn: true },
  { name: "new-post", address: "/admin/new-post", signedIn: true },
  { name: "edit-post", address: EDITED, signedIn: true },
  { name: "menu-open", address: "/practices/water", upTo: 768, act: states.openSmallMenu },
  { name: "dropdown-open", address: "/about", from: 1280, act: states.openDropdown },
  {
    name: "assessment-incomplete",
    address: "/getting-started/assessment",
    act: states.sendEmptyAssessment,
  },
  { name: "assessment-result", address: "/getting-started/assessment", act: states.sendAssessment },
  {
    name: "es-assessment-result",
    address: "/es/getting-started/assessment",
    act: states.sendAssessment,
  },
  { name: "login-failed", address: "/admin/login", act: states.signInWrongly },
  { name: "dashboard-deleted", address: "/admin", signedIn: true, act: states.deleteFirstPost },
  {
    name: "new-post-errors",
    address: "/admin/new-post",
    signedIn: true,
    act: states.publishNothing,
  },
  {
    name: "new-post-leaving",
    address: "/admin/new-post",
    signedIn: true,
    act: states.leaveUnsaved,
  },
  { name: "edit-post-preview", address: EDITED, signedIn: true, act: states.preview },
  { name: "post-photos", address: POST, photos: true },
  { name: "home-photos", address: "/", photos: true },
  { name: "about-team-photos", address: "/about/team", photos: true },
];
