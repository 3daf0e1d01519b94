import { refPath } from "../../app/domain/post.ts";
import { hashOf } from "../hash-of.ts";
import { PAGE_KINDS } from "./page-schemas.ts";
import { type PublishedContent, type SiteContent, surroundings } from "./publish.ts";

/**
 * The same content, telling `ask` which question each answer belongs to, so that a page is known to
 * depend on what it asked and on nothing else (build/site/kept-files.ts).
 */
export function askingContent(
  content: PublishedContent,
  ask: (question: string) => void,
): PublishedContent {
  return {
    page(kind) {
      ask(`page ${kind}`);
      return content.page(kind);
    },
    overview() {
      ask("overview");
      return content.overview();
    },
    all() {
      ask("all");
      return content.all();
    },
    article(ref) {
      ask(`article ${refPath(ref)}`);
      return content.article(ref);
    },
  };
}

/**
 * Tells for each question a hash of today's answer. An article's is taken from what it is made of, which
 * takes a small part of the time that rendering it does.
 */
export function answersOf(content: SiteContent): (question: string) => string {
  const posts = content.all();
  const texts = content.posts();
  const known = new Map<string, string>();
  const summary = memoized((place: number) => {
    const post = posts[place];
    return post ? hashOf(JSON.stringify(post)) : "";
  });

  function article(path: string): string {
    const place = content.placeOf(path);
    if (place === undefined) return "none";
    const { newer, older, related } = surroundings(posts, place);
    const around = [place, newer, older, ...related].map(summary);
    return hashOf([...around, texts.textHash(place)].join());
  }

  function answer(question: string): string {
    const [kind = "", name = ""] = question.split(" ");
    if (kind === "article") return article(name);
    if (kind === "overview") return hashOf(JSON.stringify(content.overview()));
    if (kind === "all") return hashOf(posts.map((_, place) => summary(place)).join());
    const page = PAGE_KINDS.find((candidate) => candidate === name);
    // A page that is gone has no answer that could be the same as before.
    return page === undefined ? "none" : hashOf(JSON.stringify(content.page(page)));
  }

  return (question) => {
    const given = known.get(question) ?? answer(question);
    known.set(question, given);
    return given;
  };
}

function memoized<Key>(make: (key: Key) => string): (key: Key) => string {
  const known = new Map<Key, string>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}
