import { type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { searchTerm } from "../domain/search.ts";
import { posts } from "../backend/posts.ts";
import { publishedContent } from "../content.server.ts";
import { BlogList } from "../features/blog/blog-list.tsx";
import { pageMeta } from "../meta/page-meta.ts";
import type { Route } from "./+types/blog.ts";

/** One screen at two addresses. */
const LISTS = {
  "/blog": {
    title: "Blog",
    heading: "From the pasture",
    intro: "Plain reports on grass, water, cattle and cash flow, with the sums worked out.",
  },
  "/blog/all": {
    title: "All Posts",
    heading: "All Posts",
    intro: "Everything we have published, newest first.",
  },
} as const;

function addressOf(pathname: string): keyof typeof LISTS {
  return pathname.replace(/\/$/, "") === "/blog/all" ? "/blog/all" : "/blog";
}

export function loader({ context }: Route.LoaderArgs) {
  return context.get(publishedContent).overview();
}

export function clientLoader() {
  return posts.overview();
}

/** Another search term is another search, not another page. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export const meta: Route.MetaFunction = ({ location: { pathname, search } }) => {
  const address = addressOf(pathname);
  const { title, intro } = LISTS[address];
  const term = searchTerm(new URLSearchParams(search).get("q"));
  return pageMeta({
    title: term === "" ? title : `Search: ${term}`,
    description: intro,
    // Both addresses show one list: search engines are to know it by the first.
    path: "/blog",
  });
};

export default function Blog({ loaderData }: Route.ComponentProps) {
  const address = addressOf(useLocation().pathname);
  const { heading, intro } = LISTS[address];
  return (
    <BlogList
      address={address}
      heading={heading}
      intro={intro}
      overview={loaderData}
      posts={posts}
    />
  );
}
