import type { Answer } from "./answer.ts";

interface Entry {
  readonly version: string;
  readonly pending: Promise<Answer>;
  /** The answer, once it is ready and cacheable. */
  answer?: Answer;
  /** The size counted for it so far. */
  bytes: number;
}

/**
 * An LRU cache of compressed answers by address and content version, limited in bytes. Concurrent requests
 * for one address share one answer.
 */
export class AnswerCache {
  readonly #entries = new Map<string, Entry>();
  readonly #limitBytes: number;
  #bytes = 0;
  hits = 0;
  misses = 0;

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** A cached answer for one of these versions. */
  ready(address: string, ...versions: readonly string[]): Answer | undefined {
    const known = this.#entries.get(address);
    if (!known?.answer || !versions.includes(known.version)) return undefined;
    this.#use(address, known);
    return known.answer;
  }

  /** The answer for an address, created once. If `isCacheable` rejects it, it is shared only while pending. */
  async answer(
    address: string,
    version: string,
    make: () => Promise<Answer>,
    isCacheable: (answer: Answer) => boolean,
  ): Promise<Answer> {
    const known = this.#entries.get(address);
    if (known?.version === version) {
      this.#use(address, known);
      return known.pending;
    }
    this.misses += 1;
    this.#drop(address, known);
    const entry: Entry = { version, pending: make(), bytes: 0 };
    this.#entries.set(address, entry);
    try {
      const answer = await entry.pending;
      if (isCacheable(answer)) this.#store(address, entry, answer);
      else this.#drop(address, entry);
      return answer;
    } catch (error) {
      this.#drop(address, entry);
      throw error;
    }
  }

  #use(address: string, entry: Entry): void {
    this.hits += 1;
    this.#entries.delete(address);
    this.#entries.set(address, entry);
  }

  #store(address: string, entry: Entry, answer: Answer): void {
    entry.answer = answer;
    this.#count(address, entry);
    void answer.body.pack(() => this.#count(address, entry));
  }

  #count(address: string, entry: Entry): void {
    if (this.#entries.get(address) !== entry || !entry.answer) return;
    const { bytes } = entry.answer.body;
    this.#bytes += bytes - entry.bytes;
    entry.bytes = bytes;
    for (const [oldest, other] of this.#entries) {
      if (this.#bytes <= this.#limitBytes) return;
      this.#drop(oldest, other);
    }
  }

  #drop(address: string, entry: Entry | undefined): void {
    if (!entry || this.#entries.get(address) !== entry) return;
    this.#entries.delete(address);
    this.#bytes -= entry.bytes;
  }
}
