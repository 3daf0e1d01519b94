import { pickRandom, RELATED_COUNT } from "#app/domain/posts/lists/pick-random.ts";
import { selector } from "../page-contract.ts";
import { dates } from "./dates.ts";

/**
 * Picks three of the related articles at random, once per page load (decision 13). The document shows the
 * closest three and keeps the other candidates in a template.
 */
export function related(): void {
  const list = document.querySelector<HTMLElement>(selector("related"));
  const more = document.querySelector<HTMLTemplateElement>(selector("relatedMore"));
  if (!list || !more) return;
  // An observer reports the list's position without forcing another layout. A list already in view is left as it is.
  new IntersectionObserver(([entry], observer) => {
    observer.disconnect();
    if (!entry || entry.boundingClientRect.top < innerHeight) return;
    const pool = [...list.children, ...more.content.children];
    list.replaceChildren(...pickRandom(pool, RELATED_COUNT, Math.random));
    dates(list);
  }).observe(list);
}
