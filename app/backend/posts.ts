import type { Backend } from "../domain/ports.ts";

/** Who answers for posts. Fetched when first asked: a page that arrived with its text needs nobody. */
async function adapter(): Promise<Backend["posts"]> {
  return (await import("./simulated-posts.ts")).simulatedPosts;
}

export const posts: Backend["posts"] = {
  overview: async () => (await adapter()).overview(),
  all: async () => (await adapter()).all(),
  summary: async (ref) => (await adapter()).summary(ref),
  article: async (ref) => (await adapter()).article(ref),
  kept: false,
  find: async (id) => (await adapter()).find(id),
  create: async (draft) => (await adapter()).create(draft),
  update: async (id, draft) => (await adapter()).update(id, draft),
  remove: async (id) => (await adapter()).remove(id),
  restore: async (post) => (await adapter()).restore(post),
  async *search(term, signal) {
    yield* (await adapter()).search(term, signal);
  },
};
