import { nearest } from "../nearest.ts";
import { attribute, ROOT_CLASS, selector } from "../page-contract.ts";

/** Copies the page's address, or opens the device's share sheet if there is one. */
export function shareTools(): void {
  document.documentElement.classList.toggle(ROOT_CLASS.canShare, "share" in navigator);
  document.addEventListener("click", ({ target }) => {
    const [url = ""] = location.href.split("#");
    if (nearest(target, selector("copyLink"))) void copy(url);
    const title = nearest(target, selector("share"))?.getAttribute(attribute("share"));
    // Rejects if the reader cancels, which needs no message.
    if (title) navigator.share({ title, url }).catch(() => undefined);
  });
}

async function copy(url: string): Promise<void> {
  let message = "Link copied";
  try {
    await navigator.clipboard.writeText(url);
  } catch {
    message = `The link couldn’t be copied. It’s ${url}`;
  }
  for (const line of document.querySelectorAll(selector("shareStatus"))) line.textContent = message;
}
