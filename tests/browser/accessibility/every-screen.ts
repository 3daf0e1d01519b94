import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { SCREENS, type Screen } from "#tests/screens/screens.ts";
import { startSignedIn } from "../admin/support/desk.ts";
import { ready, expect } from "../fixtures.ts";

/** Screens per test, so that workers can share the load and each test opens one page. */
const AT_ONCE = 7;

/** Without the screens with photographs, which do not change the layout and are only for screenshots. */
const LISTED = SCREENS.filter(({ photos }) => !photos);

/** Addresses of the site map that SCREENS leaves out: further posts and categories. */
const UNLISTED = Array.from(
  readFileSync("dist/sitemap.xml", "utf8").matchAll(/<loc>([^<]+)<\/loc>/g),
  ([, address = ""]): Screen => {
    const { pathname } = new URL(address);
    return { name: pathname, address: pathname };
  },
).filter(({ address }) => LISTED.every((screen) => screen.address !== address));

/**
 * Screens that consist of the same parts as others (those of the editor as ones in tests/server-desk/screens): only
 * `npm run test:all` opens them.
 */
const ALIKE =
  /^(?:about(?:-mission|-reasonable-change|-science)?|assessment-incomplete|getting-started|first-steps|mistakes|how-it-works|practices|practice-(?:water|soil|animal-health|unknown)|blog-search-empty|archive|category|category-empty|post-not-found|dashboard-(?:empty|deleted)|edit-post(?:-preview)?|new-post(?:-errors|-leaving)?|login-failed|tools|planner-water|blank-forms|sheet-(?:stop-grazing|cost-share|people|regions)|privacy|terms|accessibility|es-(?!animal-health$).*)$/;

const CHOSEN =
  process.env.TEST_ALL === undefined
    ? LISTED.filter(({ name }) => !ALIKE.test(name))
    : [...LISTED, ...UNLISTED];

/** Ordered so that a page's states follow it, and the page is opened only once. */
const BY_ADDRESS = [...Map.groupBy(CHOSEN, ({ address }) => address).values()].flat();

interface Group {
  readonly title: string;
  readonly screens: readonly Screen[];
}

/** Every screen and state, public and of the desk, in groups that share a session. */
export const SCREEN_GROUPS: readonly Group[] = [
  ...groupsOf(BY_ADDRESS.filter(({ signedIn }) => !signedIn)),
  ...groupsOf(BY_ADDRESS.filter(({ signedIn }) => signedIn)),
];

function groupsOf(screens: readonly Screen[]): Group[] {
  return Array.from({ length: Math.ceil(screens.length / AT_ONCE) }, (_, index) => {
    const own = screens.slice(index * AT_ONCE, (index + 1) * AT_ONCE);
    return { title: own.map(({ name }) => name).join(", "), screens: own };
  });
}

/** The screens that exist at this width. */
export function fitting(screens: readonly Screen[], width: number): readonly Screen[] {
  return screens.filter(({ from = 0, upTo = width }) => from <= width && width <= upTo);
}

/** Opens a screen, unless it is a state of the one before, which is still open. */
export async function openAfter(page: Page, before: Screen | undefined, screen: Screen) {
  if (screen.act && before?.address === screen.address) await screen.act(page);
  else await openScreen(page, screen);
}

/** Opens a screen in its state, and waits for content rendered in the browser. */
export async function openScreen(page: Page, { address, signedIn, act }: Screen): Promise<void> {
  if (signedIn) await startSignedIn(page);
  await page.goto(address);
  if (signedIn || act || address.includes("?")) await ready(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  if (address.startsWith("/blog?q=")) await expect(page.locator(".found q")).toBeVisible();
  await expect(page.locator(".spinner")).toHaveCount(0);
  await act?.(page);
}
