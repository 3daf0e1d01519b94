import { attribute } from "../page-contract.ts";

/** Links of running text outside of field sheets, which print their own address. */
const TEXT_LINKS =
  "main :is(p:not(.meta,.kicker),li,dd,td) a:is([href^='http'],[href^='/']):not(:is(nav,.next,.btns,.back,.post-end,.card,.field-sheet) *)";

/**
 * Before a page is printed its links are numbered and their addresses listed at its end, once each. Without a
 * script the styles for paper spell an address out where the link stands.
 */
export function paperLinks(): void {
  let list: HTMLElement | undefined;
  addEventListener("beforeprint", () => {
    list?.remove();
    const numbers = new Map<string, number>();
    for (const link of document.querySelectorAll<HTMLAnchorElement>(TEXT_LINKS)) {
      const address = shown(link.getAttribute("href") ?? "");
      const number = numbers.get(address) ?? numbers.size + 1;
      numbers.set(address, number);
      link.setAttribute(attribute("paperNumber"), `${number}`);
    }
    if (numbers.size === 0) return;
    list = document.createElement("aside");
    list.className = "paper-links wrap";
    list.append(element("h2", "Links"), element("ol", ""));
    list.lastElementChild?.append(
      ...Array.from(numbers.keys(), (address) => element("li", address)),
    );
    document.querySelector("main")?.append(list);
  });
}

/** Without what a browser adds by itself; a page of this site begins with its slash. */
function shown(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?|#.*$/g, "");
}

function element(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
