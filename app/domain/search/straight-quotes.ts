/** A text in which all quotation marks and apostrophes are one: how a search compares. */
export function straightQuotes(text: string): string {
  return text.replace(/["‘’“”]/g, "'");
}
