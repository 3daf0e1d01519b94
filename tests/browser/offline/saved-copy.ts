import type { Locator, Page } from "@playwright/test";
import { expect } from "#tests/browser/fixtures.ts";

/** The footer's message that the site is saved. */
export function saved(page: Page): Locator {
  return page.getByText("Saved for reading offline.");
}

/** How long saving may take on a busy machine, in milliseconds. */
export const SAVING_MS = 90_000;

/** Opens a page and saves the site with its button. */
export async function saveSite(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole("button", { name: "Save for reading offline" }).click();
  await expect(saved(page)).toBeVisible({ timeout: SAVING_MS });
}

/** Paths of the saved files, by cache: those of pages that were read, and those of the copy of the whole site. */
export async function kept(page: Page): Promise<{ read: string[]; copy: string[] }> {
  const names = await page.evaluate(async () => {
    const found: (readonly [name: string, paths: string[]])[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      found.push([name, requests.map(({ url }) => new URL(url).pathname)]);
    }
    return found;
  });
  const of = (kind: string) =>
    names.flatMap(([name, paths]) => (name.includes(`-${kind}-`) ? paths : []));
  return { read: of("read"), copy: of("copy") };
}

/** Milliseconds after loading by which a page has started to save what was read. */
export const LONG_AFTER_LOAD_MS = 10_000;

/** Opens a page and advances the fake clock past the delay before saving starts. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.clock.runFor(LONG_AFTER_LOAD_MS);
}

/** Counts worker registrations from now on. */
export async function countRegistrations(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const workers = navigator.serviceWorker;
    const register = workers.register.bind(workers);
    workers.register = (...given) => {
      sessionStorage.setItem("registrations", `${sessionStorage.getItem("registrations") ?? ""}|`);
      return register(...given);
    };
  });
  return () => page.evaluate(() => sessionStorage.getItem("registrations")?.length ?? 0);
}
