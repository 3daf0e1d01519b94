import { z } from "zod/mini";

export const LINE_LIMIT_CHARACTERS = 300;
/** NUL and lone surrogates: databases reject or mangle them, and browsers cannot show them. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Composed characters, so that search finds accented letters however they are typed. */
export const text = () =>
  z.string().check(
    z.overwrite((value) => value.normalize("NFC")),
    z.refine((value) => !UNSTORABLE.test(value), "A character here can’t be saved. Type it again."),
  );

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
