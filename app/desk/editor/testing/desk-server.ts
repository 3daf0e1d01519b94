import { Hono } from "hono";
import { DESK_ANSWER } from "#app/backend/desk-headers.ts";
import type { Autosave } from "#app/backend/http/writing.ts";
import type { EditablePost } from "#app/backend/ports/posts.ts";
import { calendarDate } from "#app/domain/dates/calendar-date.ts";

/** A post's fields other than its title and content. */
export const BLANK_POST = {
  slug: "",
  date: calendarDate("2026-11-22"),
  author: { name: "Ana", avatar: "" },
  category: "",
  tags: [],
  excerpt: "",
  coverImage: "",
  coverAlt: "",
  featured: false,
};

/** The part of the server's API that an editor writes to, in memory and with a connection that can break. */
export function createDeskServer() {
  const posts = new Map<string, EditablePost>();
  /** Every version of every post. */
  const revisions: EditablePost[] = [];
  const autosaves = new Map<string, Autosave>();
  const trashed = new Set<string>();
  const connection = {
    isOn: true,
    /** How responses are lost: by a broken connection, or by a proxy that no longer waits for them. */
    losesAnswers: false as boolean | "offline" | "unavailable",
    takesMs: 40,
  };

  /** Saves a new version. */
  function save(
    id: string,
    draft: Pick<EditablePost["post"], "title" | "content">,
    savedBy: string,
  ): EditablePost {
    const version = (posts.get(id)?.version ?? 0) + 1;
    const saved: EditablePost = {
      post: { ...BLANK_POST, id, ...draft },
      undated: true,
      state: "draft",
      publicPage: "none",
      version,
      savedBy,
      updatedAt: Date.now(),
    };
    posts.set(id, saved);
    revisions.push(saved);
    return saved;
  }
  function autosave(postId: string, words: Omit<Autosave, "postId" | "savedAt">): void {
    autosaves.set(words.tab, { ...words, postId, savedAt: Date.now() });
  }
  const refusal = (code: string, more: object = {}) => ({ error: { code, ...more } });
  const presence = (id: string) => ({
    writers: [],
    tabs: [],
    version: posts.get(id)?.version ?? null,
    savedBy: posts.get(id)?.savedBy ?? "",
    ...(trashed.has(id) ? { trashedBy: "Ben" } : {}),
  });

  const app = new Hono()
    .use((c, next) => {
      c.header(DESK_ANSWER, "1");
      return next();
    })
    .get("/api/posts/:id", (c) => {
      const found = posts.get(c.req.param("id"));
      return found ? c.json(found) : c.json(refusal("not-found"), 404);
    })
    .put("/api/posts/:id", async (c) => {
      const id = c.req.param("id");
      const { draft } = await c.req.json();
      const known = posts.get(id);
      if (!known) return c.json(save(id, draft, "Ana"), 201);
      return known.post.content === draft.content
        ? c.json(known)
        : c.json(refusal("changed", { current: known }), 409);
    })
    .patch("/api/posts/:id", async (c) => {
      const id = c.req.param("id");
      const { draft } = await c.req.json();
      const known = posts.get(id);
      if (!known) return c.json(refusal("not-found"), 404);
      if (trashed.has(id)) return c.json(refusal("trashed", { current: { by: "Ben" } }), 409);
      const from = Number(c.req.header("if-match")?.replaceAll('"', ""));
      if (from === known.version) return c.json(save(id, draft, "Ana"));
      const base = revisions.find(({ post, version }) => post.id === id && version === from);
      return c.json(refusal("changed", { current: known, base }), 409);
    })
    .post("/api/posts/:id/restore", (c) => {
      trashed.delete(c.req.param("id"));
      return c.json(posts.get(c.req.param("id")));
    })
    .get("/api/posts/:id/presence", (c) => c.json(presence(c.req.param("id"))))
    .get("/api/posts/:id/autosaves", (c) => {
      const postId = c.req.param("id");
      return c.json({ autosaves: [...autosaves.values()].filter((one) => one.postId === postId) });
    })
    .put("/api/posts/:id/autosave", async (c) => {
      const postId = c.req.param("id");
      autosave(postId, await c.req.json());
      return c.json(presence(postId));
    })
    .delete("/api/posts/:id/autosave", (c) => {
      const { tab = "", savedAt } = c.req.query();
      if (savedAt === undefined || autosaves.get(tab)?.savedAt === Number(savedAt))
        autosaves.delete(tab);
      return c.body(null, 204);
    });

  const travel = () => new Promise((resolve) => setTimeout(resolve, connection.takesMs));
  return {
    posts,
    revisions,
    autosaves,
    trashed,
    connection,
    save,
    autosave,
    /** Replaces the browser's `fetch`, over the connection. */
    fetch: async (path: URL | RequestInfo, init?: RequestInit): Promise<Response> => {
      await travel();
      if (!connection.isOn) throw new TypeError("Failed to fetch");
      const loses = connection.losesAnswers;
      const address = new URL(path instanceof Request ? path.url : path, "https://ranch.example");
      const answer = await app.fetch(new Request(address, { ...init, signal: null }));
      await travel();
      if (loses === "unavailable") return new Response("<h1>504</h1>", { status: 504 });
      if (loses || !connection.isOn) throw new TypeError("Failed to fetch");
      return answer;
    },
  };
}

/** The part of IndexedDB that idb-keyval uses, in memory. */
export function createDevice() {
  const kept = new Map<string, unknown>();
  function request<Result>(result: Result, isAllowed = true) {
    const asked = {
      result,
      error: new Error("No room"),
      onsuccess: () => {},
      onerror: () => {},
    };
    setTimeout(() => (isAllowed ? asked.onsuccess() : asked.onerror()), 1);
    return asked;
  }
  const objectStore = () => {
    let isAllowed = true;
    return {
      get: (key: string) => request(kept.get(key)),
      getAll: () => request([...kept.values()]),
      getAllKeys: () => request([...kept.keys()]),
      put(value: unknown, key: string) {
        isAllowed = device.allowsStorage;
        if (isAllowed) kept.set(key, structuredClone(value));
      },
      delete: (key: string) => void kept.delete(key),
      get transaction() {
        return Object.assign(request(undefined, isAllowed), { commit: () => {} });
      },
    };
  };
  const database = { transaction: () => ({ objectStore }) };
  const device = { kept, allowsStorage: true, indexedDB: { open: () => request(database) } };
  return device;
}
