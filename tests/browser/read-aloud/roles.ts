/** Roles that are said in one go, with name, states and value: what lies inside is part of the name. */
export const WHOLE: ReadonlySet<string> = new Set([
  "link",
  "button",
  "heading",
  "tab",
  "option",
  "menuitem",
  "image",
  "textbox",
  "searchbox",
  "combobox",
  "spinbutton",
  "checkbox",
  "radio",
  "Date",
  "columnheader",
  "rowheader",
  "DisclosureTriangle",
]);

/** When a place is said: always, only by a name of its own, or only if there is something in it. */
type Announced = "always" | "named" | "filled";

/** Places that are said when they are entered. */
export const PLACES: ReadonlyMap<string, Announced> = new Map([
  ["banner", "always"],
  ["navigation", "always"],
  ["main", "always"],
  ["contentinfo", "always"],
  ["complementary", "always"],
  ["search", "always"],
  ["article", "always"],
  ["figure", "always"],
  ["table", "always"],
  ["dialog", "always"],
  ["alertdialog", "always"],
  ["alert", "filled"],
  ["status", "filled"],
  ["region", "named"],
  ["form", "named"],
  ["group", "named"],
  ["radiogroup", "named"],
  ["toolbar", "named"],
  ["tablist", "named"],
  ["tabpanel", "named"],
  ["list", "named"],
]);

/** Roles that end a sentence without a word of their own. */
export const PAUSES: ReadonlySet<string> = new Set([
  "paragraph",
  "listitem",
  "row",
  "cell",
  "gridcell",
  "term",
  "definition",
  "caption",
  "Figcaption",
  "blockquote",
  "list",
  "LabelText",
]);

/** How NVDA calls a role, where Chromium has another word. */
export const SPOKEN: Readonly<Record<string, string>> = {
  textbox: "edit",
  searchbox: "search edit",
  combobox: "combo box",
  spinbutton: "spin button",
  checkbox: "check box",
  radio: "radio button",
  image: "graphic",
  contentinfo: "footer",
  radiogroup: "group",
  Date: "date field",
  DisclosureTriangle: "button",
};
