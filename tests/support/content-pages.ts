import { readPages } from "#app/backend/files/read-pages.ts";
import type { Block, BlockKind, BlockOf } from "#app/content-model/pages/blocks.ts";
import { blocksOf, type ContentPage } from "#app/content-model/pages/page.ts";
import { standInRules } from "#app/document/stand-in-rules.ts";
import { fixedAddresses } from "#app/seo/page-addresses.ts";

/** The checkout's pages, and what follows from them. */
export const PAGES = readPages();
export const FIXED_ADDRESSES = fixedAddresses(PAGES);
export const STAND_IN_RULES = standInRules(PAGES);

/** A page by its file's path under `content/pages`. */
export function pageNamed(name: string): ContentPage {
  const page = PAGES.find((each) => each.name === name);
  if (!page) throw new Error(`There is no content/pages/${name}.yaml`);
  return page;
}

/** The only block of its kind on a page. */
export function onlyBlock<Kind extends BlockKind>(name: string, kind: Kind): BlockOf<Kind> {
  const [block, ...more] = blocksOf(pageNamed(name), kind);
  if (!block || more.length > 0) throw new Error(`${name} has not one block of kind ${kind}`);
  return block;
}

/** A page's block of a kind by its id. */
export function blockOf<Kind extends Block["kind"]>(
  name: string,
  kind: Kind,
  id: string,
): BlockOf<Kind> {
  const block = blocksOf(pageNamed(name), kind).find((each) => each.id === id);
  if (!block) throw new Error(`${name} has no block ${id} of kind ${kind}`);
  return block;
}
