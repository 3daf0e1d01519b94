import { z } from "zod";
import { storable } from "#app/content-model/posts/line.ts";

/**
 * A text that both databases store unchanged: PostgreSQL rejects NUL, and both alter lone
 * surrogates.
 */
export function text(maxLength: number) {
  return z
    .string()
    .max(maxLength, `At most ${maxLength} characters`)
    .refine(
      isStorable,
      "This text has a character that can’t be kept; delete it and type it again",
    );
}

/** A typed or pasted text, without the characters that cannot be stored. */
export function typed(maxLength: number) {
  return z.string().max(maxLength, `At most ${maxLength} characters`).overwrite(storable);
}

export function isStorable(value: string): boolean {
  return value === storable(value);
}

/** A text that is JSON of a value. */
export function jsonText<Value extends z.ZodType>(value: Value) {
  return z.codec(z.string(), value, {
    decode: (json, context): z.input<Value> => {
      try {
        return JSON.parse(json);
      } catch {
        context.issues.push({ code: "custom", input: json, message: "must be JSON" });
        return z.NEVER;
      }
    },
    encode: (kept) => JSON.stringify(kept),
  });
}

/** Lists and maps of texts, as columns store them. */
export const textList = jsonText(z.array(z.string()));
export const textMap = jsonText(z.record(z.string(), z.string()));

/** An id, in an address or a body. */
export const id = text(200).min(1);

export const email = text(254)
  .trim()
  .toLowerCase()
  .min(1, { error: "Enter an email address", abort: true })
  .refine((value) => z.email().safeParse(value).success, "This isn’t an email address");
