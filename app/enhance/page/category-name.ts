import { CATEGORY_TOPICS, categoryTitle } from "../../domain/posts/lists/category.ts";
import { selector } from "../page-contract.ts";

/**
 * One document stands in for every category that holds no post. It says "Category" until this puts in
 * the name from the address, or leads to the category or topic whose address differs only in case.
 */
export function categoryName(): void {
  const heading = document.querySelector(selector("categoryName"));
  const count = document.querySelector(selector("categoryCount"));
  if (!heading || !count) return;
  const wanted = decoded(location.pathname);
  const known = Array.from(
    document.querySelectorAll<HTMLAnchorElement>("aside a"),
    ({ pathname }) => pathname,
  ).find((pathname) => decoded(pathname) === wanted.toLowerCase());
  if (known !== undefined) {
    location.replace(known);
    return;
  }
  const name = wanted.slice(wanted.lastIndexOf("/") + 1);
  const topic = CATEGORY_TOPICS.find((each) => each === name.toLowerCase() && each !== name);
  if (topic !== undefined) {
    location.replace(topic);
    return;
  }
  const title = categoryTitle(name, []);
  heading.textContent = `${title} Articles`;
  count.textContent = `No articles found in ${title}`;
  document.title = document.title.replace("Category", () => `${title} Articles`);
}

/** An address that cannot be decoded is used as it is. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
