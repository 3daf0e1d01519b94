import type { Page } from "@playwright/test";

/** Collects from now on what screen readers announce: the texts of live regions that change. */
export async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      const changed = changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(
          '[role="status"], [role="alert"], [aria-live]',
        ),
      );
      for (const region of new Set(changed)) {
        const text = region?.textContent.trim();
        if (text) said.push(text);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}
