/*
 * The names that documents and their scripts share. Documents write them with `hook`, scripts find elements
 * with `selector`; nothing else spells them out.
 */

/** What a script does with an element, and the attribute that marks it. */
const ATTRIBUTES = {
  /** A control that does nothing without a script: a click before the script arrives is held. */
  needsScript: "data-needs-script",
  /** A group of the desktop navigation with its menu. While open, the value of `open` says how it was opened. */
  dropdown: "data-dropdown",
  open: "data-open",
  print: "data-print",
  /** A link's number in the printed list of links at the end of a page. */
  paperNumber: "data-n",
  /** A list of checkboxes whose state is saved on the device. */
  boxes: "data-boxes",
  copyLink: "data-copy-link",
  /** Opens the device's share sheet; the value is the title that is shared. */
  share: "data-share",
  /** Reports the outcome of copying or sharing. */
  shareStatus: "data-share-status",
  /** The address of a photo that covers a drawing, with its alternative text and sizes. */
  photo: "data-photo",
  photoAlt: "data-alt",
  photoSizes: "data-sizes",
  /** A date that is shown relative to today; `month` also names its month where years have passed. */
  relativeDate: "data-relative-date",
  currentYear: "data-current-year",
  /** A list of links to sections of the page; the current one is marked. */
  sectionList: "data-section-list",
  backLink: "data-back-link",
  /** The container of related articles, and the template that holds more candidates. */
  related: "data-related",
  relatedMore: "data-related-more",
  newsletter: "data-newsletter",
  newsletterAnswer: "data-newsletter-answer",
  /** The button on the page that a newsletter email links to; the value is what it does. */
  newsletterLink: "data-newsletter-link",
  newsletterLinkAnswer: "data-newsletter-link-answer",
  /** The stand-in document for unknown categories: its heading, and the line with the count. */
  categoryName: "data-category-name",
  categoryCount: "data-category-count",
  /** The 404 page. Its value lists the stand-ins: an address pattern and a file on each line. */
  notFound: "data-not-found",
  /** A button of the offline copy; the value is what it does. */
  offlineAction: "data-offline-do",
  offlineStatus: "data-offline-status",
  /** On an island: its name, its props as JSON, and when it is hydrated. */
  island: "data-island",
  props: "data-props",
  hydrate: "data-hydrate",
  slot: "data-slot",
} as const;

export type Hook = keyof typeof ATTRIBUTES;

/** The attribute of a hook, to be spread on an element: `<button {...hook("print")}>`. */
export function hook(name: Hook, value = ""): Readonly<Record<string, string>> {
  return { [ATTRIBUTES[name]]: value };
}

/** A selector for elements with a hook, optionally only those with this value. */
export function selector(name: Hook, value?: string): string {
  const attribute = ATTRIBUTES[name];
  return value === undefined ? `[${attribute}]` : `[${attribute}="${value}"]`;
}

/** The name of a hook's attribute, where a script sets or reads it. */
export function attribute(name: Hook): string {
  return ATTRIBUTES[name];
}

/** Classes that scripts set on the root element. */
export const ROOT_CLASS = {
  /** Scripts run. */
  scripted: "js",
  scrolled: "scrolled",
  canShare: "can-share",
  /** The address asks for a search that the document does not answer. */
  searching: "asking",
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
  /** The checked boxes of each page. */
  boxes: "boxes",
} as const;

/** Events on `document`. */
export const EVENT = {
  /** The entry script has run: held clicks are replayed. */
  enhanced: "first-paddock:enhanced",
  /** An island changed the address without a new document. */
  addressChanged: "first-paddock:address",
} as const;
