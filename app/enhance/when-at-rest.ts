/** How long after a page has loaded it may fetch what is not seen: the page in view comes first. */
const REST_AFTER_LOAD_MS = 1500;

/** Runs once the page is in view and has loaded; a page that is only made ready waits until it is shown. */
export function whenAtRest(run: () => void): void {
  const afterLoad = () => setTimeout(run, REST_AFTER_LOAD_MS);
  if ("prerendering" in document && document.prerendering) {
    document.addEventListener("prerenderingchange", afterLoad, { once: true });
  } else if (document.readyState === "complete") afterLoad();
  else addEventListener("load", afterLoad, { once: true });
}
