/** Replaces every kind of quotation mark and apostrophe with `'`, so that search ignores the difference. */
export function straightQuotes(text: string): string {
  return text.replace(/["‘’“”]/g, "'");
}
