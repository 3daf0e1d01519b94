import { vi } from "vitest";
import { createPublishedPosts } from "../../app/adapters/simulated/published-posts.ts";
import { createSimulatedPosts } from "../../app/adapters/simulated/posts.ts";
import { postsInMemory } from "../../build/content/post-source.ts";
import { publishOnce } from "../../build/content/publish.ts";
import { dataFile } from "../../build/site/data-files.ts";
import { oddPosts } from "./odd-posts.ts";

export const COUNT = 5000;
export const posts = oddPosts(COUNT);
const content = publishOnce({ source: postsInMemory(posts) });

/** The backend of a site with all these posts: it fetches the very files that a build writes. */
export function backendOfMany() {
  vi.stubGlobal("fetch", async (address: string) => {
    const text = dataFile(content, address);
    const headers = { "content-type": "application/json" };
    return text === undefined ? new Response("", { status: 404 }) : new Response(text, { headers });
  });
  return createSimulatedPosts(createPublishedPosts("/"));
}

/** Every post that a search must find, said as plainly as the specification says it (section 5). */
export function mustBeFound(term: string): string[] {
  const wanted = term.toLowerCase();
  return posts
    .filter(({ title, content: text, tags }) =>
      [title, text, ...tags].some((one) => one.toLowerCase().includes(wanted)),
    )
    .map(({ id }) => id);
}
