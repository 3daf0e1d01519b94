import { type Phone, touch } from "../browser/slow-phone.ts";

/** A link on a page, and how the next page shows. */
export interface NextPage {
  readonly link: string;
  /** Whether the page stays and changes, or another document comes. */
  readonly inPage: boolean;
}

/** A page may still be saving itself for later; a reader has read a paragraph by now. */
const READING = 3000;

/** Milliseconds from the click on a link to the next page's first frame. The page must be at rest. */
export async function timeToNextPage(phone: Phone, next: NextPage): Promise<number> {
  await phone.page.waitForTimeout(READING);
  return next.inPage ? timeInPage(phone, next.link) : timeToDocument(phone, next.link);
}

async function timeInPage(phone: Phone, link: string): Promise<number> {
  const shown = phone.page.evaluate(
    () =>
      new Promise<number>((found) => {
        const before = document.querySelector("h1")?.textContent;
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const clicked = Number(sessionStorage.getItem("bench-click"));
          found(performance.timeOrigin + performance.now() - clicked);
        };
        const look = () => {
          const now = document.querySelector("h1")?.textContent;
          // The message comes after the frame that is being made has been drawn.
          if (now !== undefined && now !== before) port2.postMessage("");
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await touch(phone, link);
  return shown;
}

async function timeToDocument(phone: Phone, link: string): Promise<number> {
  const { page } = phone;
  const old = page.url();
  await touch(phone, link);
  await page.waitForURL((url) => url.href !== old, { waitUntil: "load" });
  await page.waitForFunction(() => performance.getEntriesByName("first-paint").length > 0);
  return page.evaluate(() => {
    const painted = performance.getEntriesByName("first-paint")[0]?.startTime ?? Number.NaN;
    return performance.timeOrigin + painted - Number(sessionStorage.getItem("bench-click"));
  });
}
