/** The part of the package that is used here; it brings no types of its own. */
declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";
  import type { BrotliOptions } from "node:zlib";

  type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

  /** Compresses what a later handler answers. @param options.threshold in bytes */
  export default function compression(options: {
    readonly threshold: number;
    readonly brotli: BrotliOptions;
  }): Handler;
}
