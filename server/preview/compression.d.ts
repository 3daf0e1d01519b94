/** Types for the part of the package used here; it has none of its own. */
declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";
  import type { BrotliOptions } from "node:zlib";

  type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

  /** Compresses the response of later handlers. @param options.threshold in bytes */
  export default function compression(options: {
    readonly threshold: number;
    readonly brotli: BrotliOptions;
  }): Handler;
}
