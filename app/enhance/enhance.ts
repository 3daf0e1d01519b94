import { dates } from "./page/dates.ts";
import { dropdowns } from "./navigation/dropdowns.ts";
import { headerState } from "./navigation/header-state.ts";
import { selector, STORAGE_KEY } from "./page-contract.ts";
import { offline } from "./offline/offline.ts";
import { photos } from "./page/photos.ts";
import { preferences } from "./settings/preferences.ts";
import { related } from "./page/related.ts";
import { searchKey } from "./settings/search-key.ts";
import { sectionLinks } from "./navigation/section-links.ts";
import { shareTools } from "./page/share-tools.ts";
import { smallMenu } from "./navigation/small-menu.ts";
import { speculate } from "./navigation/speculate.ts";
import { stored } from "./stored.ts";
import { whenAtRest } from "./when-at-rest.ts";

/**
 * What makes a plain document comfortable: one small script, run once, without React. Each behavior is
 * delegated from the document where it can be, so that it serves what islands render later.
 */
export function enhance(): void {
  headerState();
  preferences();
  dropdowns();
  smallMenu();
  searchKey();
  shareTools();
  sectionLinks();
  // The template's cards have dates too, so they are drawn first.
  related();
  dates();
  photos();
  speculate();
  offline();
  whenNeeded();
}

/** What few pages need, or few readers use, is fetched when it is. */
function whenNeeded(): void {
  // Before the print window, which waits for nothing: what it shows is made in `beforeprint`.
  if (document.querySelector("main :is(.prose, .questions)")) {
    whenAtRest(() => {
      void import("./page/paper-links.ts").then(({ paperLinks }) => paperLinks());
    });
  }
  if (!CSS.supports("selector(::details-content)")) {
    void import("./page/folds.ts").then(({ openFolds }) => openFolds());
  }
  if (document.querySelector(selector("boxes"))) {
    const keep = () => {
      void import("./page/kept-boxes.ts").then(({ keptBoxes }) => keptBoxes());
    };
    if (stored(STORAGE_KEY.boxes)) keep();
    else document.addEventListener("change", keep, { once: true });
  }
  if (document.querySelector(selector("notFound"))) {
    void import("./navigation/stand-in-address.ts").then(({ leadToStandIn }) => leadToStandIn());
  }
  if (document.querySelector(selector("categoryName"))) {
    void import("./page/category-name.ts").then(({ categoryName }) => categoryName());
  }
  document
    .querySelector(selector("newsletterLink"))
    ?.addEventListener("click", ({ currentTarget }) => {
      if (!(currentTarget instanceof HTMLButtonElement)) return;
      void import("./page/newsletter-link.ts").then((part) =>
        part.followNewsletterLink(currentTarget),
      );
    });
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches(selector("newsletter"))) return;
    event.preventDefault();
    void import("./page/newsletter.ts").then(({ signUp }) => signUp(form));
  });
}
