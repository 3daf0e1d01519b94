import { z } from "zod/mini";

export const LINE_LIMIT_CHARACTERS = 300;
/** A text without characters that databases reject or mangle: NUL, which is invisible, and lone surrogates. */
export const storable = (value: string): string => value.toWellFormed().replaceAll("\0", "");

/** Composed characters, so that search finds accented letters however they are typed. */
export const text = () =>
  z.string().check(z.overwrite((value) => storable(value).normalize("NFC")));

/** Trims, and turns line breaks into spaces. */
export const singleLine = () =>
  z.overwrite<string>((value) => value.replace(/[\t\n\v\f\r]+/g, " ").trim());

/** A text of a single line. */
export const line = (
  limit = LINE_LIMIT_CHARACTERS,
  tooLong: (typed: string) => string = () => `This is too long: the limit is ${limit} characters`,
) =>
  text().check(
    singleLine(),
    z.maxLength(limit, { error: ({ input }) => tooLong(typeof input === "string" ? input : "") }),
  );
