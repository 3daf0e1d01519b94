import { setImmediate as turn } from "node:timers/promises";
import type { PostSummary } from "#app/domain/posts/post.ts";
import { comparable } from "#app/domain/search/search.ts";
import { containsWords, wordsIn } from "#app/domain/posts/lists/desk-search.ts";
import { revisionKey } from "./snapshot.ts";
import type { Db } from "../database/open.ts";
import { unpooledCopy } from "../unpooled-copy.ts";

/** How many texts are read before other work gets a turn. */
const BATCH_SIZE = 10;
/** Occurs in no text (server/http/text.ts), so no match spans two fields. */
const SEPARATOR = "\0";

/** A post, with the revision whose text is searched. */
interface Searched {
  readonly summary: Pick<PostSummary, "id" | "title" | "tags">;
  readonly revision: number;
}

/** Texts by revision. */
type Texts = ReadonlyMap<string, Buffer>;

/**
 * The texts of the posts that readers or the desk see, normalized for comparing and stored as bytes: searching
 * thousands takes a few milliseconds, and most characters take one byte of memory.
 */
export class SearchedTexts {
  readonly #db: Db;
  readonly #shared: SearchedTexts | undefined;
  #texts: Texts = new Map();
  #reading: Promise<unknown> = Promise.resolve();

  /** @param shared another instance, whose texts need not be read again */
  constructor(db: Db, shared?: SearchedTexts) {
    this.#db = db;
    this.#shared = shared;
  }

  /** The posts whose title, text or tags contain the term, in their order. */
  async matching<Post extends Searched>(posts: readonly Post[], term: string): Promise<Post[]> {
    return this.#having(posts, term, []);
  }

  /** Also the posts that contain all words of the term, in any order. */
  async matchingWords<Post extends Searched>(
    posts: readonly Post[],
    term: string,
  ): Promise<Post[]> {
    return this.#having(posts, term, wordsIn(term));
  }

  async #having<Post extends Searched>(
    posts: readonly Post[],
    term: string,
    words: readonly string[],
  ): Promise<Post[]> {
    if (term.includes(SEPARATOR)) return [];
    const texts = await this.of(posts);
    const [wanted = "", ...parts] = [comparable(term), ...words].map((one) => Buffer.from(one));
    return posts.filter((post) => {
      const text = texts.get(keyOf(post));
      if (!text) return false;
      if (text.includes(wanted)) return true;
      // Few texts contain all words, so few are decoded.
      const hasAll = parts.length > 0 && parts.every((one) => text.includes(one));
      return hasAll && containsWords(text.toString(), term);
    });
  }

  /** The texts of these posts; others are dropped. One read at a time. */
  of(posts: readonly Searched[]): Promise<Texts> {
    const read = () => this.#read(posts);
    const texts = this.#reading.then(read, read);
    this.#reading = texts;
    return texts;
  }

  /** A text that this or the shared instance has read already. */
  private known(key: string): Buffer | undefined {
    return this.#texts.get(key) ?? this.#shared?.known(key);
  }

  async #read(posts: readonly Searched[]): Promise<Texts> {
    const own = this.#texts;
    if (own.size === posts.length && posts.every((post) => own.has(keyOf(post)))) return own;
    const texts = new Map<string, Buffer>();
    const missing = posts.filter((post) => {
      const key = keyOf(post);
      const text = this.known(key);
      if (text) texts.set(key, text);
      return !text;
    });
    for (let at = 0; at < missing.length; at += BATCH_SIZE) {
      await this.#readSome(missing.slice(at, at + BATCH_SIZE), texts);
      await turn();
    }
    this.#texts = texts;
    return texts;
  }

  async #readSome(some: readonly Searched[], into: Map<string, Buffer>): Promise<void> {
    const rows = await this.#db
      .selectFrom("revisions")
      .select(["post_id", "number", "content"])
      .where((is) =>
        is.or(
          some.map(({ summary: { id }, revision }) =>
            is.and([is("post_id", "=", id), is("number", "=", revision)]),
          ),
        ),
      )
      .execute();
    const contents = new Map(
      rows.map(({ post_id: id, number, content }) => [revisionKey(id, number), content]),
    );
    for (const post of some) {
      const { title, tags } = post.summary;
      const text = [title, ...tags, contents.get(keyOf(post)) ?? ""].join(SEPARATOR);
      into.set(keyOf(post), unpooledCopy(Buffer.from(comparable(text))));
    }
  }
}

const keyOf = ({ summary, revision }: Searched) => revisionKey(summary.id, revision);
