import { hover, type Phone, touch } from "../browser/slow-phone.ts";

/** A link on a page, and how to recognize the next page. */
export interface NextPage {
  readonly link: string;
  /** Whether the link changes the page in place or loads another document. */
  readonly inPage: boolean;
}

/** How a link is followed: by a tap, or by a mouse that hovers first. */
export type Gesture = "touch" | "hover";

/** About the time to read a paragraph. */
const READING_MS = 3000;

/** Milliseconds from the click on a link to the next page's first frame. The page must be idle. */
export async function timeToNextPage(
  phone: Phone,
  next: NextPage,
  gesture: Gesture,
): Promise<number> {
  await phone.page.waitForTimeout(READING_MS);
  const follow = gesture === "touch" ? touch : hover;
  return next.inPage
    ? timeInPage(phone, () => follow(phone, next.link))
    : timeToDocument(phone, () => follow(phone, next.link));
}

async function timeInPage(phone: Phone, follow: () => Promise<void>): Promise<number> {
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
          // The message arrives after the current frame is painted.
          if (now !== undefined && now !== before) port2.postMessage("");
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await follow();
  return shown;
}

async function timeToDocument({ page }: Phone, follow: () => Promise<void>): Promise<number> {
  const old = page.url();
  await follow();
  await page.waitForURL((url) => url.href !== old, { waitUntil: "load" });
  await page.waitForFunction(() => performance.getEntriesByName("first-paint").length > 0);
  return page.evaluate(() => {
    const painted = performance.getEntriesByName("first-paint")[0]?.startTime ?? Number.NaN;
    return performance.timeOrigin + painted - Number(sessionStorage.getItem("bench-click"));
  });
}
