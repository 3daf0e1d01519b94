import { createContext } from "react";

/** The texts of components that both documents and islands show; see en.ts. `{day}` is a day such as `November 28`. */
export const shared = {
  locale: "en-US",
  limit: "Limit.",
  danger: "Danger.",
  readOn: "Read on",
  print: "Print",
  inApp:
    "You’re inside another app. Most can’t print, and what you keep here stays in that app. Open this page in Chrome or Safari: look for the three dots.",
  needsScript: "This form needs JavaScript and a recent browser.",
  everyFirstStep: "Every first step",
  alsoListed: " is also listed below.",
  oneTenth: "On one tenth of the ranch",
  bySaturday: "Do the stocking math by Saturday, {day}.",
};

/** An island in Spanish gets its texts as a property. */
export const SharedTexts = createContext(shared);
