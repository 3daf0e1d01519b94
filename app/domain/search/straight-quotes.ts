/** A text with straight quotation marks and apostrophes: how a search compares. */
export function straightQuotes(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
}
