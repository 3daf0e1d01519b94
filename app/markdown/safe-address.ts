const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const ALLOWED = /^(?:https?:|mailto:|tel:)/i;
// Browsers skip control characters and white space when they look for a scheme ("java\tscript:").
const IGNORED_BY_BROWSERS = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\ufeff]/g;

/** Whether the address of a link or picture is allowed: http(s), mailto, tel, or relative. */
export function safeAddress(address: string): boolean {
  const parsed = address.replace(IGNORED_BY_BROWSERS, "");
  return !SCHEME.test(parsed) || ALLOWED.test(parsed);
}
