import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { ownBytes } from "../own-bytes.ts";

const brotli = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);
const gz = promisify(gzip);
const SMALLEST_COMPRESSED_BYTES = 600;
/** Quick enough for the first reader of a page; the next ones get the same bytes. */
const BROTLI_QUALITY = 5;
/** 256 KB, as bits. Left to itself brotli takes eight megabytes for each page that it packs. */
const BROTLI_WINDOW = 18;

export type Encoding = "br" | "gzip" | "identity";

/** What an address answers, in the forms it is sent in. Each is made once, when it is first asked for. */
export class Body {
  readonly isCompressible: boolean;
  readonly #ready = new Map<Encoding, Buffer>();
  readonly #making = new Map<Encoding, Promise<Buffer>>();
  #onChange: () => void = () => {};

  constructor(plain: Buffer, isText: boolean) {
    this.isCompressible = isText && plain.length >= SMALLEST_COMPRESSED_BYTES;
    this.#ready.set("identity", plain);
  }

  /** How much memory its forms take. */
  get bytes(): number {
    return this.#ready.values().reduce((sum, { length }) => sum + length, 0);
  }

  /** A form that is there already. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.#ready.get(encoding);
  }

  async in(encoding: Encoding): Promise<Buffer> {
    const ready = this.#ready.get(encoding);
    if (ready) return ready;
    // What was packed is unpacked for the few who take nothing else, and not kept.
    if (encoding === "identity") return unpack(await this.in("br"));
    const making = this.#making.get(encoding) ?? this.#make(encoding);
    this.#making.set(encoding, making);
    return making;
  }

  /**
   * Compresses it and forgets the plain form.
   *
   * @param onChange told whenever it takes more or less memory from now on.
   */
  async pack(onChange: () => void): Promise<void> {
    this.#onChange = onChange;
    if (!this.isCompressible) return;
    await this.in("br");
    this.#ready.delete("identity");
    onChange();
  }

  async #make(encoding: "br" | "gzip"): Promise<Buffer> {
    try {
      const plain = await this.in("identity");
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      };
      const made = ownBytes(await (encoding === "br" ? brotli(plain, { params }) : gz(plain)));
      this.#ready.set(encoding, made);
      this.#onChange();
      return made;
    } finally {
      this.#making.delete(encoding);
    }
  }
}
