import { shareImagePath } from "#app/seo/share-image.ts";
import type { ShownTexts } from "../texts/edition.ts";

type Outdated = (path: string) => boolean;
const known = new WeakMap<ShownTexts, Outdated>();

/**
 * Whether a share image is a file that says another title or name than readers see, because an owner changed it. Such
 * an image is drawn anew, as those of posts are.
 *
 * @param first the texts that the files were drawn with
 */
export function outdatedShareImages(first: ShownTexts, now: ShownTexts): Outdated {
  const outdated = known.get(now) ?? compared(first, now);
  known.set(now, outdated);
  return outdated;
}

function compared(first: ShownTexts, now: ShownTexts): Outdated {
  if (first.site.name !== now.site.name) return (path) => path.startsWith("/share/");
  const before = new Map(first.pages.map(({ address, title }) => [address, title]));
  const changed = new Set(
    now.pages
      .filter(({ address, title }) => before.get(address) !== title)
      .map(({ address }) => shareImagePath(address)),
  );
  return (path) => changed.has(path);
}
