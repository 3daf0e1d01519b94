import { CATEGORY_TOPICS, categoryTitle } from "#app/domain/posts/lists/category.ts";
import { decoded } from "#app/shared/decoded.ts";
import { selector } from "../page-contract.ts";

/**
 * One stand-in document serves every category without posts. This replaces its "Category" placeholder with the
 * name from the address, or redirects to the category or topic whose address differs only in case.
 */
export function categoryName(): void {
  const heading = document.querySelector(selector("categoryName"));
  const count = document.querySelector(selector("categoryCount"));
  if (!heading || !count) return;
  const path = decoded(location.pathname) ?? location.pathname;
  const existing = Array.from(
    document.querySelectorAll<HTMLAnchorElement>("aside a"),
    ({ pathname }) => pathname,
  ).find((pathname) => decoded(pathname) === path.toLowerCase());
  if (existing !== undefined) {
    location.replace(existing);
    return;
  }
  const name = path.slice(path.lastIndexOf("/") + 1);
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
