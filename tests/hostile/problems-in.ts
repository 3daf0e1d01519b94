/** Elements that the renderer may output, with their allowed attributes. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  A: ["href", "title"],
  IMG: ["src", "alt", "title"],
  CODE: ["class"],
  SECTION: ["class", "tabindex", "aria-label"],
  SPAN: ["class"],
  H1: ["id"],
  H2: ["id"],
  H3: ["id"],
  H4: ["id"],
  H5: ["id"],
  H6: ["id"],
  OL: ["start"],
  TH: ["class"],
  TD: ["class"],
};
const PLAIN = new Set("P EM STRONG S PRE UL LI BLOCKQUOTE TABLE THEAD TBODY TR HR BR".split(" "));
const SAFE_ADDRESS = new Set(["http:", "https:", "mailto:", "tel:"]);

/**
 * Finds anything in HTML that could run or make requests, using a browser's own parser. Every
 * element and attribute must be on the allow-list; nothing passes just because no rule
 * forbids it.
 */
export function problemsIn(html: string): string[] {
  const { body, head } = new DOMParser().parseFromString(`<body>${html}`, "text/html");
  const problems = head.childElementCount > 0 ? [`in the head: ${head.innerHTML}`] : [];
  for (const element of body.querySelectorAll("*")) {
    const attributes = ALLOWED[element.tagName];
    if (!attributes && !PLAIN.has(element.tagName)) problems.push(`element ${element.tagName}`);
    for (const { name, value } of element.attributes) {
      if (!attributes?.includes(name)) problems.push(`attribute ${name} on ${element.tagName}`);
      if ((name === "href" || name === "src") && !isSafe(value)) problems.push(`address ${value}`);
    }
  }
  return problems;
}

function isSafe(address: string): boolean {
  // Resolved like in a browser, at any page address.
  return (
    !URL.canParse(address, "https://site.test/") ||
    SAFE_ADDRESS.has(new URL(address, "https://site.test/").protocol)
  );
}
