import { AsDelivered } from "../../../app/features/layout/as-delivered.tsx";
import { DesktopNavigation } from "../../../app/features/layout/desktop-navigation.tsx";
import { FeedLinks } from "../../../app/features/layout/feed-links.tsx";
import { FetchAhead } from "../../../app/features/layout/fetch-ahead.tsx";
import { Footer } from "../../../app/features/layout/footer.tsx";
import { Fringe } from "../../../app/features/layout/fringe.tsx";
import { Header } from "../../../app/features/layout/header.tsx";
import { InternalLinks } from "../../../app/features/layout/internal-links.tsx";
import { Newsletter } from "../../../app/features/layout/newsletter.tsx";
import { NotFound } from "../../../app/features/layout/not-found.tsx";
import { OfflineCopy } from "../../../app/features/layout/offline-copy.tsx";
import { OfflinePage } from "../../../app/features/layout/offline-page.tsx";
import { PrintMark } from "../../../app/features/layout/print-mark.tsx";
import { ReaderSettings } from "../../../app/features/layout/reader-settings.tsx";
import { RouteChange } from "../../../app/features/layout/route-change.tsx";
import { SmallMenu } from "../../../app/features/layout/small-menu.tsx";
import { announce } from "../../../app/offline/show.ts";
import { sample } from "../sample.ts";
import { appears, press, type } from "../screen.ts";

const inMemory = { kept: false, subscribe: () => Promise.resolve() };
const broken = { kept: true, subscribe: () => Promise.reject(new Error("offline")) };

async function signUp(screen: HTMLElement): Promise<void> {
  await type(screen, "input", "rancher@example.com");
  await press(screen, "Sign up");
  await appears(screen, "[role=status]:not(:empty)");
}

export const layoutSamples = [
  sample(Header, "at home", {}),
  sample(Header, "within a group", {}, { at: "/practices/water" }),
  sample(DesktopNavigation, "closed", {}),
  sample(
    DesktopNavigation,
    "a dropdown open",
    {},
    {
      before(screen) {
        screen.querySelector("[aria-expanded]")?.setAttribute("aria-expanded", "true");
      },
    },
  ),
  sample(SmallMenu, "groups folded up", {}),
  sample(
    SmallMenu,
    "groups unfolded",
    {},
    {
      before(screen) {
        for (const details of screen.querySelectorAll("details")) details.open = true;
      },
    },
  ),
  sample(Footer, "with what the layout hands in", { year: 2026, children: <ReaderSettings /> }),
  sample(FeedLinks, "shown", {}),
  sample(FetchAhead, "no link in reach", { ask() {} }),
  sample(Fringe, "shown", {}),
  sample(ReaderSettings, "shown", {}),
  sample(OfflineCopy, "nothing to say", {}),
  sample(OfflineCopy, "a new version", {}, { before: () => announce(true) }),
  sample(InternalLinks, "around a page", { children: <h1>A page</h1> }),
  sample(Newsletter, "before", { newsletter: inMemory }),
  sample(Newsletter, "after", { newsletter: inMemory }, { before: signUp }),
  sample(Newsletter, "not sent", { newsletter: broken }, { before: signUp }),
  sample(NotFound, "shown", {}),
  sample(OfflinePage, "shown", {}),
  sample(PrintMark, "on paper", { address: "https://example.com/blog" }),
  sample(RouteChange, "before the first change", {}),
  sample(AsDelivered, "nothing delivered", {}),
];
