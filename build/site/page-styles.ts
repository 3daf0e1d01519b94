import postcss, { type AtRule, type Container, type Rule } from "postcss";

/** Classes and attributes that only scripts set; their rules stay on every page that has the element. */
const SET_LATER = new Set(["js", "scrolled", "low-data", "ready", "open", "asking"]);
const NAME = /([.#])((?:[\w-]|[^\x00-\x7f])+)/g;
const TAG = /(?:^|[\s>+~,(])([a-z][a-z0-9]*)(?=[\s.#:[>+~,)]|$)/g;
const GROUPS = new Set(["media", "supports", "layer", "container"]);

/** What a page contains, as far as selectors are concerned. */
export interface PageVocabulary {
  readonly names: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
}

/** The classes, ids and tags of an HTML text. */
export function vocabularyOf(html: string): PageVocabulary {
  const names = new Set<string>();
  const tags = new Set(["html", "head", "body"]);
  for (const [, tag] of html.matchAll(/<([a-z][a-z0-9]*)/g)) if (tag) tags.add(tag);
  for (const [, classes] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of classes?.split(/\s+/) ?? []) names.add(`.${name}`);
  }
  for (const [, id] of html.matchAll(/ id="([^"]*)"/g)) names.add(`#${id}`);
  return { names, tags };
}

/**
 * Makes a function that picks from a stylesheet the rules that a page can use, so that each page
 * carries its own styles inline and nothing holds back the first paint. A rule is kept when every
 * class, id and tag of one of its selectors stands in the page.
 */
export function createPageStyles(css: string): (page: PageVocabulary) => string {
  const sheet = postcss.parse(css);
  const known = new Map<string, string>();
  return (page) => {
    const key = [...page.names, ...page.tags].toSorted().join(" ");
    const styles = known.get(key) ?? pick(sheet, page);
    known.set(key, styles);
    return styles;
  };
}

function pick(container: Container, page: PageVocabulary): string {
  let css = "";
  container.each((node) => {
    if (node.type === "rule") css += pickRule(node, page);
    else if (node.type === "atrule") css += pickAtRule(node, page);
  });
  return css;
}

function pickRule(rule: Rule, page: PageVocabulary): string {
  const selectors = rule.selectors.filter((selector) => canMatch(selector, page));
  if (selectors.length === 0) return "";
  const declarations = rule.nodes
    .filter((node) => node.type === "decl")
    .map((node) => `${node.prop}:${node.value}${node.important ? "!important" : ""}`);
  return `${selectors.join(",")}{${declarations.join(";")}}`;
}

function pickAtRule(rule: AtRule, page: PageVocabulary): string {
  if (!GROUPS.has(rule.name)) return rule.toString();
  const inner = pick(rule, page);
  return inner === "" ? "" : `@${rule.name} ${rule.params}{${inner}}`;
}

/** Whether a selector could match in a page. `:not(...)` never makes a selector impossible. */
function canMatch(selector: string, { names, tags }: PageVocabulary): boolean {
  const bare = selector
    .replace(/:not\([^()]*(?:\([^()]*\)[^()]*)*\)/g, "")
    .replace(/\[[^\]]*\]/g, "");
  for (const [name, , word = ""] of bare.matchAll(NAME)) {
    if (!SET_LATER.has(word) && !names.has(name)) return false;
  }
  const withoutNames = bare.replace(NAME, "").replace(/::?[\w-]+(?:\([^)]*\))?/g, "");
  for (const [, tag = ""] of withoutNames.matchAll(TAG)) if (!tags.has(tag)) return false;
  return true;
}
