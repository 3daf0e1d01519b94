import fc from "fast-check";

/** Arbitrary text in any script, including lone surrogates. */
export const anyText = fc
  .array(fc.oneof(fc.nat(0xff), fc.nat(0xffff)), { maxLength: 40 })
  .map((codes) => String.fromCharCode(...codes));
