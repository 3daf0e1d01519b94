import { z } from "zod/mini";
import type { OptionalTexts } from "#app/domain/posts/post.ts";
import { isLibraryPhoto } from "#app/domain/library-photo.ts";
import { parseUrl } from "#app/domain/parse-url.ts";
import { line } from "./line.ts";

const SEARCH_TITLE_LIMIT_CHARACTERS = 100;
const BYLINE_LIMIT_CHARACTERS = 80;
const ADDRESS_LIMIT_CHARACTERS = 500;

const isWebAddress = (address: string, protocol: RegExp) =>
  protocol.test(address) && parseUrl(address) !== undefined;

/**
 * The rules of a post's optional texts, each of which may be absent or empty. Front matter, draft, form, database,
 * API, import and export take them from here: a new one is a line here and in the domain's `OptionalTexts`, a control
 * in the form (app/desk/editor/fields/) and the code that shows it.
 */
export const optionalTexts = {
  searchTitle: z.exactOptional(line(SEARCH_TITLE_LIMIT_CHARACTERS)),
  searchDescription: z.exactOptional(line()),
  canonical: z.exactOptional(
    line(ADDRESS_LIMIT_CHARACTERS).check(
      z.refine(
        (address) => address === "" || isWebAddress(address, /^https?:/),
        "Enter a whole address, such as https://example.org/my-post",
      ),
    ),
  ),
  byline: z.exactOptional(line(BYLINE_LIMIT_CHARACTERS)),
  sharePicture: z.exactOptional(
    line(ADDRESS_LIMIT_CHARACTERS).check(
      // Social networks do not know the focal point.
      z.overwrite((address) =>
        address.startsWith("/media/") ? address.replace(/#.*/, "") : address,
      ),
      z.refine(
        (address) => address === "" || isLibraryPhoto(address) || isWebAddress(address, /^https:/),
        "Choose a picture from the library, or enter its whole address, such as https://example.org/cow.jpg",
      ),
    ),
  ),
  sharePictureAlt: z.exactOptional(line()),
} satisfies Record<keyof OptionalTexts, z.ZodMiniExactOptional<z.ZodMiniType<string, string>>>;

type Name = keyof OptionalTexts;
const isName = (name: string): name is Name => Object.hasOwn(optionalTexts, name);
export const OPTIONAL_TEXTS: readonly Name[] = Object.keys(optionalTexts).filter(isName);

/** The optional texts of an object that are not empty. */
export function filledTexts(from: OptionalTexts): OptionalTexts {
  return Object.fromEntries(
    OPTIONAL_TEXTS.flatMap((name) => (from[name] ? [[name, from[name]]] : [])),
  );
}
