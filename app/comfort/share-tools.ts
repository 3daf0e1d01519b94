import { listen } from "../boot/listen.ts";

/**
 * Takes an article along: `data-copy-link` copies the page's address, `data-share` opens the device's
 * own share sheet with the title it names, where there is one. What came of it is said in `data-said`.
 */
export function shareTools(): void {
  const mark = () => document.documentElement.classList.toggle("can-share", "share" in navigator);
  mark();
  // React may have drawn the root element afresh (app/entry.client.tsx).
  document.addEventListener("first-paddock:awake", mark);
  listen("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const [url = ""] = location.href.split("#");
    if (target.closest("[data-copy-link]")) void copy(url);
    const share = target.closest<HTMLElement>("[data-share]");
    // A reader who changes their mind makes it fail: nothing to say.
    if (share) navigator.share({ title: share.dataset.share ?? "", url }).catch(() => undefined);
  });
}

async function copy(url: string): Promise<void> {
  let said = "Link copied";
  try {
    await navigator.clipboard.writeText(url);
  } catch {
    said = `The link could not be copied. It is ${url}`;
  }
  for (const line of document.querySelectorAll("[data-said]")) line.textContent = said;
}
