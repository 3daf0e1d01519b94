import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { FEEDS } from "./feeds/feed-files.ts";
import { serverSignInRoutes, serverDeskRoutes } from "./server-routes.ts";

const isServer = process.env.EDITION === "server";

/** Every address of the site (specification, section 2), readable as a table of contents. */
export default [
  layout("routes/site-layout.tsx", [
    index("routes/home.tsx"),
    route("about/:section?", "routes/groups/about.tsx"),
    route("getting-started/:section?", "routes/groups/getting-started.tsx"),
    route("practices/:practiceType?/:subtopic?", "routes/groups/practices.tsx"),
    route("tools/:tool?", "routes/groups/tools.tsx"),
    route("tools/blank-forms", "routes/blank-forms.tsx"),
    route("tools/my-season", "routes/planner.tsx", { id: "my-season" }),
    route("tools/budget", "routes/planner.tsx", { id: "budget" }),
    route("tools/water", "routes/planner.tsx", { id: "water" }),
    route("tools/tests", "routes/planner.tsx", { id: "tests" }),

    route("blog", "routes/blog/blog.tsx", { id: "blog" }),
    route("blog/all", "routes/blog/blog.tsx", { id: "blog-all" }),
    route("blog/page/:page", "routes/blog/blog.tsx", { id: "blog-page" }),
    route("blog/archive", "routes/blog/blog-archive.tsx"),
    route("blog/category/:category", "routes/blog/blog-category.tsx", { id: "category" }),
    route("blog/category/:category/page/:page", "routes/blog/blog-category.tsx", {
      id: "category-page",
    }),
    route("blog/:year/:month/:slug", "routes/blog/post.tsx"),

    route("privacy", "routes/legal.tsx", { id: "privacy" }),
    route("terms", "routes/legal.tsx", { id: "terms" }),
    route("accessibility", "routes/legal.tsx", { id: "accessibility" }),
    route("sitemap", "routes/site-map.tsx"),
    route("offline", "routes/offline.tsx"),
    route("newsletter/:link", "routes/newsletter-link.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),

  // Files, rendered from the same content as the pages.
  ...FEEDS.map(({ file }) => route(file, "routes/files/feed.ts", { id: file })),
  route("sitemap.xml", "routes/files/sitemap.ts"),
  route("robots.txt", "routes/files/robots.ts"),
  route("manifest.webmanifest", "routes/files/web-manifest.ts"),
  route("data/:file", "routes/files/data.ts"),
  route("data/posts/:year/:month/:file", "routes/files/article-data.ts"),
  route("scenes/*", "routes/files/drawing.ts"),
  route("share/:file", "routes/files/share-image.ts"),
  route("icons/:file", "routes/files/icon.ts"),

  route("admin/login", "routes/desk/admin-login.tsx"),
  ...(isServer ? serverSignInRoutes : []),
  layout("routes/desk/admin-layout.tsx", [
    route("admin", "routes/desk/admin-dashboard.tsx"),
    route("admin/new-post", "routes/desk/admin-new-post.tsx"),
    route("admin/edit-post/:id", "routes/desk/admin-edit-post.tsx"),
    route("admin/view-post/:id", "routes/desk/admin-view-post.tsx"),
    ...(isServer ? serverDeskRoutes : []),
  ]),
] satisfies RouteConfig;
