import { setImmediate as turn } from "node:timers/promises";
import { comparable } from "#app/domain/search/search.ts";
import { type Published, revisionKey } from "./snapshot.ts";
import type { Db } from "../database/open.ts";
import { unpooledCopy } from "../unpooled-copy.ts";

/** How many texts are read before other work gets a turn. */
const BATCH_SIZE = 50;
/** Occurs in no text (server/http/text.ts), so no match spans two fields. */
const SEPARATOR = "\0";

/** Texts by revision. */
type Texts = ReadonlyMap<string, Buffer>;

/**
 * The published texts in the form that search compares, as bytes: searching thousands takes a few
 * milliseconds, and they use only as much memory as they have characters.
 */
export class PublishedTexts {
  readonly #db: Db;
  #texts: Texts = new Map();
  #reading: Promise<unknown> = Promise.resolve();

  constructor(db: Db) {
    this.#db = db;
  }

  /** The posts whose title, text or tags contain the term, in their order. */
  async matching(posts: readonly Published[], term: string): Promise<Published[]> {
    if (term.includes(SEPARATOR)) return [];
    const texts = await this.of(posts);
    const wanted = Buffer.from(comparable(term));
    return posts.filter((post) => texts.get(keyOf(post))?.includes(wanted));
  }

  /** The texts of these posts; others are dropped. One read at a time. */
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
    for (let at = 0; at < missing.length; at += BATCH_SIZE) {
      await this.#readSome(missing.slice(at, at + BATCH_SIZE), texts);
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
      const text = [title, ...tags, contents.get(keyOf(post)) ?? ""].join(SEPARATOR);
      into.set(keyOf(post), unpooledCopy(Buffer.from(comparable(text))));
    }
  }
}

const keyOf = ({ summary, revision }: Published) => revisionKey(summary.id, revision);
