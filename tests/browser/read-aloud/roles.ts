/** Roles announced as one line, with name, states and value; their content is part of the name. */
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

/** When a landmark is announced: always, only if named, or only if not empty. */
type Announced = "always" | "named" | "filled";

/** Landmarks announced on entering. */
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

/** Roles that end a line without being announced. */
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

/** NVDA's names of roles, where Chromium's differ. */
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
