/** How many posts a page of a list shows. */
export const PAGE_SIZE = 24;

/** One page of a list. */
export interface ListPage<Item> {
  readonly posts: readonly Item[];
  /** From 1 on. */
  readonly number: number;
  readonly last: number;
  /** How many posts all pages hold. */
  readonly total: number;
}

/** How many pages a list of `total` posts has; an empty list has one. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** A page of a list; `undefined` where the list is shorter, or the number is not one. */
export function paginate<Item>(items: readonly Item[], number: number): ListPage<Item> | undefined {
  const last = pageCount(items.length);
  if (!Number.isInteger(number) || number < 1 || number > last) return undefined;
  const posts = items.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE);
  return { posts, number, last, total: items.length };
}

/** The number of a page in an address: `undefined`, where there is none, is the first. */
export function pageNumber(param: string | undefined): number {
  if (param === undefined) return 1;
  return /^[1-9]\d{0,5}$/.test(param) ? Number(param) : Number.NaN;
}
