import { shareImagePath } from "#app/seo/share-image.ts";
import type { ShownTexts } from "../texts/edition.ts";

type Outdated = (path: string) => boolean;
const known = new WeakMap<ShownTexts, Outdated>();

/**
 * Whether the file of a share image shows an outdated title or site name, because an owner changed it. Such an image is
 * drawn on request, like those of posts.
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
