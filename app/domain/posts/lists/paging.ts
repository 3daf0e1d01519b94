/** Posts per page of a list. */
export const PAGE_SIZE = 24;

/** One page of a list. */
export interface ListPage<Item> {
  readonly posts: readonly Item[];
  /** Starts at 1. */
  readonly number: number;
  readonly last: number;
  /** The number of posts on all pages. */
  readonly total: number;
}

/** The number of pages of a list; an empty list has one. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** A page of a list; `undefined` if there is no page with that number. */
export function paginate<Item>(items: readonly Item[], number: number): ListPage<Item> | undefined {
  const last = pageCount(items.length);
  if (!Number.isInteger(number) || number < 1 || number > last) return undefined;
  const posts = items.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE);
  return { posts, number, last, total: items.length };
}

/** The page number from a route parameter: 1 without one, NaN if invalid. */
export function pageNumber(param: string | undefined): number {
  if (param === undefined) return 1;
  return /^[1-9]\d{0,5}$/.test(param) ? Number(param) : Number.NaN;
}
