import { type Answer, compress, type Encoding } from "./answer.ts";

interface Kept {
  readonly version: string;
  readonly answer: Promise<Answer>;
  readonly encoded: Map<Encoding, Promise<Buffer>>;
  bytes: number;
}

/**
 * Answers by address, as long as the content is the one they were made from. At most so many bytes are
 * kept; what was not asked for longest goes first. Several requests for one address wait for one answer.
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

  /** The answer to an address; made once. One that `mayKeep` refuses is shared while it is made, no longer. */
  async answer(
    address: string,
    version: string,
    make: () => Promise<Answer>,
    mayKeep: (answer: Answer) => boolean,
  ): Promise<Answer> {
    const known = this.#kept.get(address);
    if (known?.version === version) {
      this.hits += 1;
      this.#kept.delete(address);
      this.#kept.set(address, known);
      return known.answer;
    }
    this.misses += 1;
    this.#drop(address, known);
    const entry: Kept = { version, answer: make(), encoded: new Map(), bytes: 0 };
    this.#kept.set(address, entry);
    try {
      const answer = await entry.answer;
      if (mayKeep(answer)) this.#grow(address, entry, answer.body.length);
      else this.#drop(address, entry);
      return answer;
    } catch (error) {
      this.#drop(address, entry);
      throw error;
    }
  }

  /** The body in one encoding, compressed once while the answer is kept. */
  async encoded(address: string, answer: Answer, encoding: Encoding): Promise<Buffer> {
    const entry = this.#kept.get(address);
    if (encoding === "identity" || !entry || (await entry.answer) !== answer) {
      return compress(answer.body, encoding);
    }
    const known = entry.encoded.get(encoding);
    if (known) return known;
    const work = compress(answer.body, encoding);
    entry.encoded.set(encoding, work);
    const body = await work;
    this.#grow(address, entry, body.length);
    return body;
  }

  #grow(address: string, entry: Kept, bytes: number): void {
    if (this.#kept.get(address) !== entry) return;
    entry.bytes += bytes;
    this.#bytes += bytes;
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
