/*
 * The texts of components in English, one constant for each part of the site; es.ts has the same constants in
 * Spanish, and texts.ts checks that none is missing. Texts that browsers load too are in files of their own, so that
 * readers download only those of the part that they use.
 *
 * In a line of a sheet, `{12}` is a blank of 12 mm, and `{head}` or `{head:12}` a value, or a blank until it is known.
 */

export { shared } from "./english/shared.ts";
export { sheet } from "./english/sheet.ts";
export { firstYear } from "./english/first-year.ts";
export { plannerParts } from "./english/planner-parts.ts";
export { planSheet } from "./english/plan-sheet.ts";
export { chartSheet } from "./english/chart-sheet.ts";
export { droughtSheet } from "./english/drought-sheet.ts";
export { shoppingSheet } from "./english/shopping-sheet.ts";
export { budgetSheet } from "./english/budget-sheet.ts";
export { waterSheet } from "./english/water-sheet.ts";
export { testSheet } from "./english/test-sheet.ts";

/** The page with all sheets, empty (features/tools/paper/blank-forms.tsx). */
export const blankForms = {
  title: "Blank Forms",
  description:
    "Empty sheets for the barn door and the truck: first-year plan, grazing chart, drought card, shopping list, budget, water page and field tests. Letter and A4.",
  all: "All forms",
  lede: "Print this page, and each form comes out on its own sheet, Letter or A4. To print one, choose it first.",
};

/** Dates, counts and times. */
export const words = {
  locale: "en-US",
  hour: ["hour", "hours"] as [string, string],
  minute: ["minute", "minutes"] as [string, string],
};

/** What surrounds every page (document/layout). */
export const frame = {
  skip: "Skip to content",
  home: "/",
  main: "Main",
  mobile: "Mobile menu",
  menu: "Menu",
  closeMenu: "Close menu",
  searchSite: "Search the site",
  searchPages: "Search articles",
  search: "Search",
  searchAddress: "/blog",
  start: "Get Started",
  /** The link to the same page in the other language. */
  other: "Español",
  settings: "Reading settings",
  change: "Change",
  colors: "Colors",
  system: "Same as my device",
  light: "Light",
  dark: "Dark",
  lowData: "Low data.",
  lowDataMeans: " No photos, fonts or scripts until you ask for them.",
  pressKey: "Press",
  toSearch: "to search,",
  onEveryPage: " on every page.",
  saveOffline: "Save for reading offline",
  removeOffline: "Remove the saved copy",
  footerLinks: "Get Started",
  legal: [
    { label: "Privacy Policy", to: "/privacy" },
    { label: "Terms of Service", to: "/terms" },
    { label: "Accessibility", to: "/accessibility" },
    { label: "Site Map", to: "/sitemap" },
  ],
};

/** The pages for an unknown address, and for reading offline (document/layout). */
export const errors = {
  notFound: "Page Not Found",
  cow: "A cow in the moonlight, on the wrong side of the fence",
  notFoundText: "The page you’re looking for doesn’t exist or has been moved.",
  backHome: "Back to Home",
  searchInstead: "Search articles instead",
  searchExample: "polywire, rest, water…",
  searchForIt: "Search for it",
  suggestions: [
    { label: "30-Day Quick Start", to: "/getting-started/quick-start" },
    { label: "Blog", to: "/blog" },
    { label: "Site Map", to: "/sitemap" },
  ],
  offlineTitle: "You Are Offline",
  offline: "You’re offline, and this page isn’t saved",
  offlineText:
    "Try again when you have signal. If you saved the site, its pages are in your copy, and the planners work without signal.",
  offlineButtons: [
    { label: "My Season", to: "/tools/my-season" },
    { label: "Before You Open the Gate", to: "/tools/turn-in" },
  ],
  offlineDoors: [
    { label: "All planners and checklists", to: "/tools" },
    { label: "Back to Home", to: "/" },
    { label: "See all pages", to: "/sitemap" },
  ],
};

/** The texts of blocks besides their content (features/blocks, pages/content-page.tsx). */
export const blocks = {
  onThisPage: "On this page",
  sections: "Sections",
  next: "Where to go next",
  largeFigure: "The figure of this page",
  time: "Time",
  cost: "Cost",
  writeDown: "Write down",
  day: (day: number) => `Day ${day}`,
  dayDone: (day: number) => `Day ${day} done`,
  days: (first: number | undefined, last: number | undefined) => `Days ${first}–${last}`,
  pasture: "Pasture",
  dayOneIs: "Day 1 is",
  stopAt: "I stop at, in.",
  atMostATenth: "At most one tenth of the ranch",
  oneTenth: "One tenth of a ranch",
  notes: "Notes",
  looks: "How it looks",
  hurts: "Why it hurts",
  instead: "Do this instead",
  alreadyDid: "If you already did",
  checked: "Checked {day}.",
  sourceList: "List of sources",
  sourceNote: "We read only the opening of those marked *. Those without a year are undated.",
  figuresCaption: "Rules of thumb and their limits",
  figuresColumns: ["Figure", "What it means", "How far to trust it"],
  limit: "Limit",
  inWords: "In words",
  failed: "The assessment couldn’t load.",
  failedHelp: "Check your signal and try again, or load the page again.",
  tryAgain: "Try again",
};
