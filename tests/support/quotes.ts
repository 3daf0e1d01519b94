/**
 * A text as a screen may print it: straight and true quotation marks count as equal, because the specification types
 * the first and the site prints the second (docs/words.md). The whole text is meant.
 */
export function eitherQuotes(text: string): RegExp {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${escaped.replace(/['‘’]/g, "['‘’]").replace(/["“”]/g, '["“”]')}$`);
}
