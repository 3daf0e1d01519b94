import type { Answer } from "./answer.ts";

interface Kept {
  readonly version: string;
  readonly made: Promise<Answer>;
  /** The same once it is there and may be kept. */
  answer?: Answer;
  /** As much as was counted for it. */
  bytes: number;
}

/**
 * Answers by address, as long as the content is the one they were made from. At most so many bytes are
 * kept, compressed; what was not asked for longest goes first. Several requests for one address wait for
 * one answer.
 */
export class KeptAnswers {
  readonly #kept = new Map<string, Kept>();
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

  /** An answer that is there already, for one of these versions. */
  ready(address: string, ...versions: readonly string[]): Answer | undefined {
    const known = this.#kept.get(address);
    if (!known?.answer || !versions.includes(known.version)) return undefined;
    this.#use(address, known);
    return known.answer;
  }

  /** The answer to an address; made once. One that `mayKeep` refuses is shared while it is made, no longer. */
  async answer(
    address: string,
    version: string,
    make: () => Promise<Answer>,
    mayKeep: (answer: Answer) => boolean,
  ): Promise<Answer> {
    const known = this.#kept.get(address);
    if (known?.version === version) {
      this.#use(address, known);
      return known.made;
    }
    this.misses += 1;
    this.#drop(address, known);
    const entry: Kept = { version, made: make(), bytes: 0 };
    this.#kept.set(address, entry);
    try {
      const answer = await entry.made;
      if (mayKeep(answer)) this.#keep(address, entry, answer);
      else this.#drop(address, entry);
      return answer;
    } catch (error) {
      this.#drop(address, entry);
      throw error;
    }
  }

  #use(address: string, entry: Kept): void {
    this.hits += 1;
    this.#kept.delete(address);
    this.#kept.set(address, entry);
  }

  #keep(address: string, entry: Kept, answer: Answer): void {
    entry.answer = answer;
    this.#count(address, entry);
    void answer.body.pack(() => this.#count(address, entry));
  }

  #count(address: string, entry: Kept): void {
    if (this.#kept.get(address) !== entry || !entry.answer) return;
    const { bytes } = entry.answer.body;
    this.#bytes += bytes - entry.bytes;
    entry.bytes = bytes;
    for (const [oldest, other] of this.#kept) {
      if (this.#bytes <= this.#limitBytes) return;
      this.#drop(oldest, other);
    }
  }

  #drop(address: string, entry: Kept | undefined): void {
    if (!entry || this.#kept.get(address) !== entry) return;
    this.#kept.delete(address);
    this.#bytes -= entry.bytes;
  }
}
