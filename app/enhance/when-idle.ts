/** How long a loaded page waits before it fetches what is not visible: the visible page comes first. */
const IDLE_AFTER_LOAD_MS = 1500;

/** Runs a callback once the page is visible and has loaded; a prerendered page waits until it is shown. */
export function whenIdle(run: () => void): void {
  const afterLoad = () => setTimeout(run, IDLE_AFTER_LOAD_MS);
  if ("prerendering" in document && document.prerendering) {
    document.addEventListener("prerenderingchange", afterLoad, { once: true });
  } else if (document.readyState === "complete") afterLoad();
  else addEventListener("load", afterLoad, { once: true });
}
