import { site } from "#content/site.ts";
import { FIRST_CATEGORIES } from "#app/content-model/posts/first-categories.ts";
import type { PostDraft } from "#app/content-model/posts/post-draft.ts";
import { type CalendarDate, isCalendarDate, localDate } from "#app/domain/dates/calendar-date.ts";
import {
  type Article,
  newestFirst,
  type Post,
  type PostSummary,
  sharesAddress,
} from "#app/domain/posts/post.ts";
import { containsWords, foundIn } from "#app/domain/posts/lists/desk-search.ts";
import { postNeighbors } from "#app/domain/posts/lists/related.ts";
import { comparable, searchTerm } from "#app/domain/search/search.ts";
import { snippetAround } from "#app/domain/search/snippet.ts";
import { curlyQuotes } from "#app/domain/curly-quotes.ts";
import type {
  AddressAnswer,
  DeskPosts,
  EditablePost,
  SaveResult,
  TextMatch,
  WantedAddress,
} from "../ports/posts.ts";
import { inOrder, pageOf } from "../post-page.ts";
import { delay, LOAD_DELAY_MS, SAVE_DELAY_MS } from "./delays.ts";
import { createDeskMemory } from "./desk-memory.ts";
import type { PublishedPosts } from "./published-posts.ts";

/** The demo edition's desk. Its changes are only visible there, until its page is closed (decision 17). */
export function createDeskPosts(
  published: PublishedPosts,
  now: () => Date = () => new Date(),
): DeskPosts {
  const memory = createDeskMemory(published);

  const present = async () => (await memory.entries()).filter(({ state }) => state !== "trash");

  async function addressOwner({ date, slug, forId }: WantedAddress): Promise<AddressAnswer> {
    const taken = (await present()).find(
      ({ post }) => post.id !== forId && sharesAddress(post, { date, slug }),
    );
    return taken ? { free: false, title: taken.post.title } : { free: true };
  }

  /** Saves a post if its address is free. */
  async function save(post: Post): Promise<SaveResult> {
    const answer = await addressOwner({ ...post, forId: post.id });
    if (!answer.free) {
      return { ok: false, refusal: { code: "address-taken", title: answer.title } };
    }
    return { ok: true, saved: await memory.save(post) };
  }

  return {
    async list(query) {
      return pageOf(inOrder(await memory.entries(), query.order), query);
    },

    async search(input, signal) {
      const term = searchTerm(input);
      if (term === "") return [];
      const entries = new Map((await present()).map((entry) => [entry.post.id, entry]));
      const matches: TextMatch[] = [];
      const consider = ({ content, id, title, tags }: Post) => {
        const entry = entries.get(id);
        const text = comparable([title, ...tags, content].join("\n"));
        const snippet = () => curlyQuotes(snippetAround(content, foundIn(content, term)));
        if (entry && containsWords(text, term)) matches.push({ ...entry, snippet: snippet() });
      };
      for await (const { posts } of published.shards()) {
        if (signal?.aborted) return [];
        for (const post of posts) if (entries.get(post.id)?.publicPage === "same") consider(post);
      }
      const changed = [...entries.values()].filter(({ publicPage }) => publicPage !== "same");
      for (const found of await Promise.all(changed.map(({ post }) => memory.find(post.id)))) {
        if (found) consider(found.post);
      }
      const order = newestFirst(matches.map(({ post }) => post));
      return matches.toSorted((a, b) => order.indexOf(a.post) - order.indexOf(b.post));
    },

    async find(id) {
      const [found] = await Promise.all([memory.find(id), delay(LOAD_DELAY_MS)]);
      return found;
    },

    async article(id) {
      const [found] = await Promise.all([memory.find(id), delay(LOAD_DELAY_MS)]);
      if (!found) return undefined;
      return toArticle(found, newestFirst((await present()).map(({ post }) => post)));
    },

    async terms() {
      const tags = new Set((await present()).flatMap(({ post }) => post.tags));
      return {
        categories: FIRST_CATEGORIES,
        tags: [...tags].toSorted((a, b) => a.localeCompare(b, "en")),
      };
    },

    isAddressFree: addressOwner,

    async create(id, draft) {
      const [known] = await Promise.all([memory.find(id), delay(SAVE_DELAY_MS)]);
      if (known) return { ok: true, saved: known };
      return save({
        id,
        author: { name: site.byline, avatar: "" },
        featured: false,
        coverAlt: "",
        ...fieldsOf(draft),
        date: dateOf(draft) ?? localDate(now()),
      });
    },

    async update(id, draft, _intent, version) {
      const [known] = await Promise.all([memory.find(id), delay(SAVE_DELAY_MS)]);
      if (!known) return { ok: false, refusal: { code: "gone" } };
      if (known.version !== version) {
        return { ok: false, refusal: { code: "changed", current: known } };
      }
      const { post } = known;
      const coverAlt = draft.coverImage === post.coverImage ? post.coverAlt : "";
      return save({ ...post, ...fieldsOf(draft), coverAlt, date: dateOf(draft) ?? post.date });
    },

    remove: (id) => memory.moveToTrash(id),

    async restore(id) {
      const entry = (await memory.entries()).find(({ post }) => post.id === id);
      if (!entry) return { ok: false, refusal: { code: "gone" } };
      const answer = await addressOwner({ ...entry.post, forId: id });
      if (!answer.free) {
        return { ok: false, refusal: { code: "address-taken", title: answer.title } };
      }
      memory.takeFromTrash(id);
      return { ok: true };
    },
  };
}

/** The post as its page would show it, among the desk's current posts. */
async function toArticle(
  { post: { content, ...post } }: EditablePost,
  posts: readonly PostSummary[],
): Promise<Article> {
  const { renderArticle } = await import("#app/markdown/renderer.ts");
  const index = posts.findIndex(({ id }) => id === post.id);
  return { post, ...renderArticle(content), ...postNeighbors(posts, index) };
}

/** The form of this edition shows neither an "Updated" day nor a choice of drawings, but keeps a post's own. */
function fieldsOf({ date: _, updated = "", scene, ...fields }: PostDraft) {
  return {
    ...fields,
    ...(scene ? { scene } : {}),
    ...(isCalendarDate(updated) ? { updated } : {}),
  };
}

function dateOf({ date }: PostDraft): CalendarDate | undefined {
  return isCalendarDate(date) ? date : undefined;
}
