import { dates } from "./dates.ts";
import { dropdowns } from "./dropdowns.ts";
import { headerState } from "./header-state.ts";
import { selector } from "./page-contract.ts";
import { offline } from "./offline.ts";
import { photos } from "./photos.ts";
import { preferences } from "./preferences.ts";
import { related } from "./related.ts";
import { searchKey } from "./search-key.ts";
import { sectionLinks } from "./section-links.ts";
import { shareTools } from "./share-tools.ts";
import { smallMenu } from "./small-menu.ts";
import { speculate } from "./speculate.ts";

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
  if (document.querySelector(selector("notFound"))) {
    void import("./stand-in-address.ts").then(({ leadToStandIn }) => leadToStandIn());
  }
  if (document.querySelector(selector("categoryName"))) {
    void import("./category-name.ts").then(({ categoryName }) => categoryName());
  }
  document
    .querySelector(selector("newsletterLink"))
    ?.addEventListener("click", ({ currentTarget }) => {
      if (!(currentTarget instanceof HTMLButtonElement)) return;
      void import("./newsletter-link.ts").then((part) => part.followNewsletterLink(currentTarget));
    });
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches(selector("newsletter"))) return;
    event.preventDefault();
    void import("./newsletter.ts").then(({ signUp }) => signUp(form));
  });
}
