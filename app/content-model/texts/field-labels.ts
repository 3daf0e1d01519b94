/** Labels of fields whose names do not explain them. */
const NAMES: Readonly<Record<string, string>> = {
  alt: "what the photo shows",
  bio: "about the person",
  does: "what they do",
  email: "email address",
  facebook: "Facebook",
  instagram: "Instagram",
  label: "its words",
  lede: "opening",
  linkedin: "LinkedIn",
  metaDescription: "description in search results",
  operator: "who runs the site, with a postal address",
  sender: "name of the sender",
  short: "words for the sheet of thirty days",
  social: "social media",
  sum: "large figure",
  taglineInSpanish: "tagline in Spanish",
  who: "whom to call",
  youtube: "YouTube",
};

/** What a list's items are called, if not by the list's name without its s. */
const ITEMS: Readonly<Record<string, string>> = {
  answer: "answer",
  evidenceAgainst: "evidence against",
  evidenceFor: "evidence for",
  inPractice: "in practice",
  instead: "instead",
  more: "link",
  options: "option",
};

/**
 * A field's label at the desk, from its place in its block: “Row 2, Rest to plan for”, “Item 3, title”.
 *
 * @param block for the headings of a table's columns.
 */
export function fieldLabel(path: readonly (string | number)[], block: unknown): string {
  const parts = path.flatMap((part, index) => {
    const before = path[index - 1];
    if (typeof part === "number") {
      // The second number of a table's cell is its column.
      if (typeof before === "number") return columnOf(block, part);
      return `${itemName(String(before ?? ""))} ${part + 1}`;
    }
    return typeof path[index + 1] === "number" ? [] : [NAMES[part] ?? inWords(part)];
  });
  const label = parts.join(", ");
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function itemName(list: string): string {
  return ITEMS[list] ?? inWords(list).replace(/s$/, "");
}

function columnOf(block: unknown, place: number): string {
  const columns: unknown =
    typeof block === "object" && block !== null && "columns" in block ? block.columns : undefined;
  const name: unknown = Array.isArray(columns) ? columns[place] : undefined;
  return typeof name === "string" ? `“${name}”` : `column ${place + 1}`;
}

/** `whyItHurts` as “why it hurts”. */
function inWords(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
