import { z } from "zod/mini";
import type { OptionalTexts } from "#app/domain/posts/post.ts";
import { line } from "./line.ts";

const SEARCH_TITLE_LIMIT_CHARACTERS = 100;
const BYLINE_LIMIT_CHARACTERS = 80;
const ADDRESS_LIMIT_CHARACTERS = 500;

/**
 * The rules of a post's optional texts, each of which may be absent or empty. Front matter, draft, form, database,
 * API, import and export take them from here: a new one is a line here and in the domain's `OptionalTexts`, a control
 * in the form (features/admin/editor/fields/) and what shows it.
 */
export const optionalTexts = {
  searchTitle: z.exactOptional(line(SEARCH_TITLE_LIMIT_CHARACTERS)),
  searchDescription: z.exactOptional(line()),
  canonical: z.exactOptional(
    line(ADDRESS_LIMIT_CHARACTERS).check(
      z.refine(
        (address) => address === "" || (/^https?:/.test(address) && URL.canParse(address)),
        "Enter a whole address, such as https://example.org/my-post",
      ),
    ),
  ),
  byline: z.exactOptional(line(BYLINE_LIMIT_CHARACTERS)),
} satisfies Record<keyof OptionalTexts, z.ZodMiniExactOptional<z.ZodMiniType<string, string>>>;

type Name = keyof OptionalTexts;
const isName = (name: string): name is Name => Object.hasOwn(optionalTexts, name);
export const OPTIONAL_TEXTS: readonly Name[] = Object.keys(optionalTexts).filter(isName);

/** Those of an object's optional texts that are not empty. */
export function filledTexts(from: OptionalTexts): OptionalTexts {
  return Object.fromEntries(
    OPTIONAL_TEXTS.flatMap((name) => (from[name] ? [[name, from[name]]] : [])),
  );
}
