import { CHOSEN } from "#app/language/language.ts";
import { PATIENCE_MS, STILL_TRYING } from "#app/shared/patience.ts";
import { dates } from "./page/dates.ts";
import { dropdowns, headerState, smallMenu } from "./navigation/header.ts";
import { selector, STORAGE_KEY } from "./page-contract.ts";
import { offline } from "./offline.ts";
import { folds } from "./page/folds.ts";
import { photos } from "./page/photos.ts";
import { preferences } from "./settings/preferences.ts";
import { searchKey } from "./settings/search-key.ts";
import { sectionLinks } from "./navigation/section-links.ts";
import { shareTools } from "./page/share-tools.ts";
import { speculate } from "./navigation/speculate.ts";
import { stored } from "./stored.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * Enhances a plain document; runs once, without React. Behaviors listen on the document where they can, so that
 * they also cover what islands render later.
 */
export function enhance(): void {
  headerState();
  preferences();
  dropdowns();
  smallMenu();
  searchKey();
  shareTools();
  sectionLinks();
  dates();
  photos();
  folds();
  speculate();
  offline();
  loadOnDemand();
}

/** Loads on demand what few pages need, or few readers use. Every page can be read without it. */
function loadOnDemand(): void {
  // Loaded ahead of printing: the list is built in `beforeprint`, which does not wait for a script.
  if (document.querySelector("main :is(.prose, .questions)")) {
    whenIdle(() => add(import("./page/paper-links.ts").then((part) => part.paperLinks())));
  }
  if (document.querySelector(selector("boxes"))) saveBoxes();
  if (location.hash === CHOSEN || stored(STORAGE_KEY.language)) {
    add(import("./settings/language.ts").then((part) => part.language()));
  }
  const notFound = document.querySelector(selector("notFound"));
  if (notFound) {
    add(
      import("./navigation/stand-in-address.ts").then((part) => part.redirectToStandIn(notFound)),
    );
  }
  if (document.querySelector(selector("categoryName"))) {
    add(import("./page/category-name.ts").then((part) => part.categoryName()));
  }
  if (document.querySelector(selector("relatedMore"))) {
    add(import("./page/related.ts").then((part) => part.related()));
  }
  // The demo edition sends no email, so no email links to its pages.
  if (import.meta.env.EDITION === "server") answerNewsletterLink();
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches(selector("newsletter"))) return;
    event.preventDefault();
    answerIn(
      form.nextElementSibling,
      import("./page/newsletter.ts").then((part) => part.signUp(form)),
    );
  });
}

/** Loads an optional script. A failure, such as without signal, is ignored. */
const add = (part: Promise<unknown>) => void part.catch(() => undefined);

function answerNewsletterLink(): void {
  const button = document.querySelector<HTMLButtonElement>(selector("newsletterLink"));
  button?.addEventListener("click", () => {
    answerIn(
      document.querySelector(selector("newsletterLinkAnswer")),
      import("./page/newsletter.ts").then((part) => part.followLink(button)),
    );
  });
}

/** If the script cannot be loaded, the next change of a box tries again, so that no check is lost. */
function saveBoxes(): void {
  import("./page/saved-checkboxes.ts")
    .then((part) => part.savedCheckboxes())
    .catch(() => addEventListener("change", saveBoxes, { once: true }));
}

/**
 * The newsletter's script shows the outcome itself. This only says that sending takes long, or that the script did not
 * load. The typed address stays in its field.
 */
function answerIn(answer: Element | null, sending: Promise<void>): void {
  const say = (text: string) => answer?.replaceChildren(text);
  const patience = setTimeout(say, PATIENCE_MS, STILL_TRYING);
  void sending
    .catch(() => say("Not sent. Check your signal and try again, or load the page again."))
    .then(() => clearTimeout(patience));
}
