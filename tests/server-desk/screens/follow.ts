import type { Page } from "@playwright/test";

/** Goes to another screen of the open desk as the back button does, which takes a tenth of loading the desk anew. */
export function follow(page: Page, address: string): Promise<void> {
  return page.evaluate((to) => {
    // The heading of the next screen is another one.
    document.querySelector("h1")?.setAttribute("data-left", "");
    const { idx = 0 } = history.state ?? {};
    history.pushState({ idx: idx + 1, key: crypto.randomUUID() }, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, address);
}
