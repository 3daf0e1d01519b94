import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the site (specification, section 2). Read it as a table of contents. */
export default [
  layout("routes/site-layout.tsx", [
    index("routes/home.tsx"),
    route("about/:section?", "routes/about.tsx"),
    route("getting-started/:section?", "routes/getting-started.tsx"),
    route("practices/:practiceType?/:subtopic?", "routes/practices.tsx"),

    route("blog", "routes/blog.tsx", { id: "blog" }),
    route("blog/all", "routes/blog.tsx", { id: "blog-all" }),
    route("blog/archive", "routes/blog-archive.tsx"),
    route("blog/category/:category", "routes/blog-category.tsx"),
    route("blog/:year/:month/:slug", "routes/post.tsx"),

    route("privacy", "routes/legal.tsx", { id: "privacy" }),
    route("terms", "routes/legal.tsx", { id: "terms" }),
    route("accessibility", "routes/legal.tsx", { id: "accessibility" }),
    route("sitemap", "routes/site-map.tsx"),
    route("offline", "routes/offline.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),

  route("admin/login", "routes/admin-login.tsx"),
  layout("routes/admin-layout.tsx", [
    route("admin", "routes/admin-dashboard.tsx"),
    route("admin/new-post", "routes/admin-new-post.tsx"),
    route("admin/edit-post/:id", "routes/admin-edit-post.tsx"),
  ]),

  // For developers only: a built site has no gallery.
  ...(process.argv.includes("build") ? [] : [route("gallery/:theme?", "routes/gallery.tsx")]),
] satisfies RouteConfig;
