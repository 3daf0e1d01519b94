/**
 * Matches a whole text, treating straight and curly quotation marks as equal, because the specification types
 * straight ones and the site prints curly ones (docs/words.md).
 */
export function eitherQuotes(text: string): RegExp {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${escaped.replace(/['‘’]/g, "['‘’]").replace(/["“”]/g, '["“”]')}$`);
}
