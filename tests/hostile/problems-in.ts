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
 * Finds anything in pieces of HTML that could run or make requests, using a browser's own parser. Every
 * element and attribute must be on the allow-list; nothing passes just because no rule
 * forbids it. All pieces are parsed at once, and none may break out of its place.
 */
export function problemsIn(...pieces: readonly string[]): string[] {
  const places = [...pieces, ""].map((html) => `<article>${html}</article>`).join("");
  const { body, head } = new DOMParser().parseFromString(`<body>${places}`, "text/html");
  const problems = head.childElementCount > 0 ? [`in the head: ${head.innerHTML}`] : [];
  if (body.childElementCount !== pieces.length + 1) problems.push("a piece that breaks out");
  for (const element of body.querySelectorAll("article *")) {
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
