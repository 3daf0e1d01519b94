import { vi } from "vitest";
import { dataFile } from "#app/backend/data-files.ts";
import { createContent } from "#app/backend/files/content.ts";
import { postsInMemory } from "#app/backend/files/post-files.ts";
import { PAGES } from "#tests/support/content-pages.ts";
import { createPublishedPosts } from "#app/backend/simulated/published-posts.ts";
import { createSimulatedSearch } from "#app/backend/simulated/search.ts";
import { oddPosts } from "./odd-posts.ts";

export const COUNT = 5000;
export const posts = oddPosts(COUNT);
export const content = createContent(postsInMemory(posts), PAGES);

/** The search of a site with all these posts, using the files that the export writes. */
export function searchOfMany() {
  vi.stubGlobal("fetch", async (address: string) => {
    const data = await dataFile(content, address.slice("/data/".length));
    return data === undefined ? new Response("", { status: 404 }) : Response.json(data);
  });
  return createSimulatedSearch(createPublishedPosts("/"));
}

/** The posts that a search must find, computed directly from the specification (section 5). */
export function mustBeFound(term: string): string[] {
  const wanted = term.toLowerCase();
  return posts
    .filter(({ title, content: text, tags }) =>
      [title, text, ...tags].some((one) => one.toLowerCase().includes(wanted)),
    )
    .map(({ id }) => id);
}
