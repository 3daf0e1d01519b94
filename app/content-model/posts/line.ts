import { z } from "zod/mini";

export const LINE_LIMIT_CHARACTERS = 300;
/** NUL and lone surrogates: databases reject or mangle them, and browsers cannot show them. */
const UNSTORABLE = /\0|\p{Surrogate}/u;
const LINE_ENDS = /[\t\n\v\f\r]+/g;

/** Composed characters, so that search finds accented letters however they are typed. */
export const text = () =>
  z.string().check(
    z.overwrite((value) => value.normalize("NFC")),
    z.refine((value) => !UNSTORABLE.test(value), "A character here can’t be saved. Type it again."),
  );
/** A single line: trimmed, with line breaks turned into spaces. */
export const line = (
  limit = LINE_LIMIT_CHARACTERS,
  tooLong: (typed: string) => string = () => `This is too long: the limit is ${limit} characters`,
) =>
  text().check(
    z.overwrite((value) => value.replace(LINE_ENDS, " ").trim()),
    z.maxLength(limit, { error: ({ input }) => tooLong(typeof input === "string" ? input : "") }),
  );
