/*
 * The names that documents and their scripts share. Documents write them with `hook`, scripts find elements
 * with `selector`; nothing else spells them out.
 */

/** What a script does with an element. In HTML, `needsScript` is `data-needs-script`. */
type Hook =
  /** A control that does nothing without a script: a click before the script arrives is held. */
  | "needsScript"
  /** A group of the desktop navigation with its menu. While open, the value of `open` says how it was opened. */
  | "dropdown"
  | "open"
  /** A button that prints the page; the inline script handles it. */
  | "print"
  /** A link's number in the printed list of links at the end of a page. */
  | "n"
  /** A list of checkboxes whose state is saved on the device. */
  | "boxes"
  | "copyLink"
  /** Opens the device's share sheet; the value is the title that is shared. */
  | "share"
  /** Reports the outcome of copying or sharing. */
  | "shareStatus"
  /** The address of a photo that covers a drawing, with its alternative text and sizes. */
  | "photo"
  | "alt"
  | "sizes"
  /** A date that is shown relative to today; `month` also names its month where years have passed. */
  | "relativeDate"
  | "currentYear"
  /** A list of links to sections of the page; the current one is marked. */
  | "sectionList"
  | "backLink"
  /** The container of related articles, and the template that holds more candidates. */
  | "related"
  | "relatedMore"
  | "newsletter"
  | "newsletterAnswer"
  /** The button on the page that a newsletter email links to; the value is what it does. */
  | "newsletterLink"
  | "newsletterLinkAnswer"
  /** The stand-in document for unknown categories: its heading, and the line with the count. */
  | "categoryName"
  | "categoryCount"
  /** The 404 page. Its value lists the stand-ins: an address pattern and a file on each line. */
  | "notFound"
  /** A button of the offline copy; the value is what it does. */
  | "offlineDo"
  | "offlineStatus"
  /** On an island: its name, its props as JSON, and when it is hydrated. */
  | "island"
  | "props"
  | "hydrate"
  /** The message after an island, shown if its scripts could not be loaded. */
  | "islandFailed"
  | "slot";

/** The name of a hook's attribute, where a script sets or reads it. */
export function attribute(name: Hook): string {
  return `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The attribute of a hook, to be spread on an element: `<button {...hook("print")}>`. */
export function hook(name: Hook, value = ""): Readonly<Record<string, string>> {
  return { [attribute(name)]: value };
}

/** A selector for elements with a hook, optionally only those with this value. */
export function selector(name: Hook, value?: string): string {
  return value === undefined ? `[${attribute(name)}]` : `[${attribute(name)}="${value}"]`;
}

/** A selector for fields to type in. A radio button or checkbox has no text. */
export const TEXT_FIELDS = "input:not([type=radio], [type=checkbox])";

/** Classes that scripts set on the root element. */
export const ROOT_CLASS = {
  /** Scripts run. */
  scripted: "js",
  /** The entry script could not be loaded: the document works as with scripts off. */
  failed: "failed",
  scrolled: "scrolled",
  canShare: "can-share",
  /** The address holds a search, and its results, which only a script can show, are not there yet. */
  searching: "asking",
  /** The page is open inside another app. */
  inApp: "in-app",
} as const;

/**
 * The reading settings: each name is that of its field, of its key in local storage and, for the two switches,
 * of the root element's class while it is on.
 */
export const SETTING = { theme: "theme", lowData: "low-data", searchKey: "search-key" } as const;

/** Other keys in local storage. */
export const STORAGE_KEY = {
  /** `asked` while the whole copy is being saved, `saved` and the day once it is, or `removed`. */
  offlineCopy: "offline-copy",
  firstVisit: "first-visit",
  /** The language that the reader chose. */
  language: "language",
  /** The checked boxes of each page. */
  boxes: "boxes",
} as const;

/** Events on `document`. */
export const EVENT = {
  /** The entry script has run: held clicks are replayed. */
  enhanced: "enhanced",
  /** An island changed the address without a new document. */
  addressChanged: "addresschanged",
} as const;
