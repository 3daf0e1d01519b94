import fc from "fast-check";

/** Any text at all, in any script, broken surrogates included. */
export const anyText = fc
  .array(fc.oneof(fc.nat(0xff), fc.nat(0xffff)), { maxLength: 40 })
  .map((codes) => String.fromCharCode(...codes));
