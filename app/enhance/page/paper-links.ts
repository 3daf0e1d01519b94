import { attribute } from "../page-contract.ts";

/**
 * Links in running text, except on field sheets, which print their own addresses, and in the advice that an answered
 * assessment does not print.
 */
const TEXT_LINKS =
  "main :is(p:not(.meta,.kicker),li,dd,td) a:is([href^='http'],[href^='/']):not(:is(nav,.next,.btns,.back,.post-end,.card,.field-sheet,main:has(.half) .all-advice) *)";

/**
 * Before printing, numbers the page's links and lists each address once at the end. Without a script, the print
 * styles spell addresses out in place. Diagrams are loaded now, since Safari prints no lazy image that was not near.
 *
 * @returns a function that stops this, for pages that are left without loading a new document.
 */
export function paperLinks(): () => void {
  for (const diagram of document.querySelectorAll(".cut img"))
    diagram.setAttribute("loading", "eager");
  let list: HTMLElement | undefined;
  const number = () => {
    list?.remove();
    const numbers = new Map<string, number>();
    for (const link of document.querySelectorAll<HTMLAnchorElement>(TEXT_LINKS)) {
      const address = printedAddress(link.getAttribute("href") ?? "");
      const n = numbers.get(address) ?? numbers.size + 1;
      numbers.set(address, n);
      link.setAttribute(attribute("n"), `${n}`);
    }
    if (numbers.size === 0) return;
    list = document.createElement("aside");
    list.className = "paper-links wrap";
    list.append(
      element("h2", document.documentElement.lang === "es" ? "Ligas" : "Links"),
      element("ol", ""),
    );
    const titles = menuTitles();
    list.lastElementChild?.append(
      ...Array.from(numbers.keys(), (address) => {
        const title = titles.get(address);
        return element("li", title ? `${title}, ${address}` : address);
      }),
    );
    document.querySelector("main")?.append(list);
  };
  addEventListener("beforeprint", number);
  return () => {
    removeEventListener("beforeprint", number);
    list?.remove();
  };
}

/** The titles of the site's pages by address, from the menus. Posts need none: a post's address contains its title. */
function menuTitles(): Map<string, string> {
  const titles = new Map<string, string>();
  for (const link of document.querySelectorAll("nav:not(main *) a[href^='/']")) {
    const address = printedAddress(link.getAttribute("href") ?? "");
    if (!titles.has(address)) titles.set(address, link.textContent);
  }
  return titles;
}

/** Drops the protocol, `www.` and the fragment. An address within the site starts with its slash. */
function printedAddress(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?|#.*$/g, "");
}

function element(tag: string, text: string): HTMLElement {
  const created = document.createElement(tag);
  created.textContent = text;
  return created;
}
