import { setImmediate as turn } from "node:timers/promises";
import { comparable } from "../../app/domain/search/search.ts";
import { type Published, revisionKey } from "../content/snapshot.ts";
import type { Db } from "../database/open.ts";
import { ownBytes } from "../own-bytes.ts";

/** So many texts are read before what else waits has its turn. */
const READ_AT_ONCE = 50;
/** No text holds it (server/http/text.ts), so that nothing is found across two fields. */
const BETWEEN = "\0";

/** Texts by revision. */
type Texts = ReadonlyMap<string, Buffer>;

/**
 * The published texts as search compares them, kept as bytes: a search looks through thousands in a few
 * milliseconds, and they take no more memory than they have letters.
 */
export class PublishedTexts {
  readonly #db: Db;
  #texts: Texts = new Map();
  #reading: Promise<unknown> = Promise.resolve();

  constructor(db: Db) {
    this.#db = db;
  }

  /** Those of the posts whose title, text or tags contain the term, in their order. */
  async matching(posts: readonly Published[], term: string): Promise<Published[]> {
    if (term.includes(BETWEEN)) return [];
    const texts = await this.of(posts);
    const wanted = Buffer.from(comparable(term));
    return posts.filter((post) => texts.get(keyOf(post))?.includes(wanted));
  }

  /** The texts of these posts; those of others are forgotten. One reading at a time. */
  of(posts: readonly Published[]): Promise<Texts> {
    const texts = this.#reading.then(
      () => this.#read(posts),
      () => this.#read(posts),
    );
    this.#reading = texts;
    return texts;
  }

  async #read(posts: readonly Published[]): Promise<Texts> {
    const known = this.#texts;
    const missing = posts.filter((post) => !known.has(keyOf(post)));
    if (missing.length === 0 && known.size === posts.length) return known;
    const texts = new Map<string, Buffer>();
    for (const post of posts) {
      const text = known.get(keyOf(post));
      if (text) texts.set(keyOf(post), text);
    }
    for (let at = 0; at < missing.length; at += READ_AT_ONCE) {
      await this.#readSome(missing.slice(at, at + READ_AT_ONCE), texts);
      await turn();
    }
    this.#texts = texts;
    return texts;
  }

  async #readSome(some: readonly Published[], into: Map<string, Buffer>): Promise<void> {
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
      const text = [title, ...tags, contents.get(keyOf(post)) ?? ""].join(BETWEEN);
      into.set(keyOf(post), ownBytes(Buffer.from(comparable(text))));
    }
  }
}

const keyOf = ({ summary, revision }: Published) => revisionKey(summary.id, revision);
