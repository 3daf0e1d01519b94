/** Every screen and state worth looking at: a name for the file, its address, and how to get there. */
export interface Screen {
  readonly name: string;
  readonly address: string;
  /** Signed in as the editor before the page opens. */
  readonly signedIn?: boolean;
}

const POST = "/blog/2025/04/nesting-season-leave-one-paddock-for-the-meadowlarks";

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
  { name: "login", address: "/admin/login" },
  { name: "dashboard", address: "/admin", signedIn: true },
  { name: "dashboard-empty", address: "/admin?q=zebra", signedIn: true },
  { name: "new-post", address: "/admin/new-post", signedIn: true },
  {
    name: "edit-post",
    address: "/admin/edit-post/2025-04-10-nesting-season-leave-one-paddock-for-the-meadowlarks",
    signedIn: true,
  },
];
