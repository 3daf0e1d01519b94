import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { unpooledCopy } from "../unpooled-copy.ts";

const brotli = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);
const gz = promisify(gzip);
const MIN_COMPRESSED_BYTES = 600;
/** Fast enough for a page's first reader; later readers get the same bytes. */
const BROTLI_QUALITY = 5;
/** 256 KB, in bits. By default brotli allocates eight megabytes per page. */
const BROTLI_WINDOW = 18;

export type Encoding = "br" | "gzip" | "identity";

/** The body of an answer in its encodings, each created once on first use. */
export class Body {
  readonly isCompressible: boolean;
  readonly #ready = new Map<Encoding, Buffer>();
  readonly #making = new Map<Encoding, Promise<Buffer>>();
  #onChange: () => void = () => {};

  constructor(plain: Buffer, isText: boolean) {
    this.isCompressible = isText && plain.length >= MIN_COMPRESSED_BYTES;
    this.#ready.set("identity", plain);
  }

  /** Memory used by all encodings. */
  get bytes(): number {
    return [...this.#ready.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** An encoding that already exists. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.#ready.get(encoding);
  }

  async in(encoding: Encoding): Promise<Buffer> {
    const ready = this.#ready.get(encoding);
    if (ready) return ready;
    // Decompressed for the few clients that need it, and not stored.
    if (encoding === "identity") return unpack(await this.in("br"));
    const making = this.#making.get(encoding) ?? this.#make(encoding);
    this.#making.set(encoding, making);
    return making;
  }

  /**
   * Compresses the body and drops the plain form.
   *
   * @param onChange called whenever its memory use changes from now on.
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
      const bytes = unpooledCopy(await (encoding === "br" ? brotli(plain, { params }) : gz(plain)));
      this.#ready.set(encoding, bytes);
      this.#onChange();
      return bytes;
    } finally {
      this.#making.delete(encoding);
    }
  }
}
