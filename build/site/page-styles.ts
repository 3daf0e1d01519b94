import postcss, { type AtRule, type Container, type Rule } from "postcss";

/** Classes and attributes that only scripts set; their rules stay on every page that has the element. */
const SET_LATER = new Set(["js", "scrolled", "low-data", "ready", "open", "asking"]);
const NAME = /([.#])((?:[\w-]|[^\x00-\x7f])+)/g;
const TAG = /(?:^|[\s>+~,(])([a-z][a-z0-9]*)(?=[\s.#:[>+~,)]|$)/g;
/** Written by the style compiler for `light-dark()`, which no style here uses. */
const UNUSED = /^--lightningcss-/;
const GROUPS = new Set(["media", "supports", "layer", "container"]);

/** What a page contains, as far as selectors are concerned. */
export interface PageVocabulary {
  readonly names: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
}

const WORD = /<([a-z][a-z0-9]*)| class="([^"]*)"| id="([^"]*)"/g;

/** The classes, ids and tags of an HTML text, and those that are known already. */
export function vocabularyOf(html: string, known?: PageVocabulary): PageVocabulary {
  const tags = new Set(known?.tags ?? ["html", "head", "body"]);
  const lists = new Set<string>();
  const names = new Set(known?.names);
  for (const [, tag, classes, id] of html.matchAll(WORD)) {
    if (tag !== undefined) tags.add(tag);
    else if (classes !== undefined) lists.add(classes);
    else names.add(`#${id}`);
  }
  for (const list of lists) for (const name of list.split(/\s+/)) names.add(`.${name}`);
  return { names, tags };
}

/** The rules of a page, by when they can first matter. Order is kept in both parts. */
export interface PageStyles {
  /** For the first paint: inline, so that nothing holds it back. */
  readonly first: string;
  /** The rest: paper, states, closed menus, and what stands beyond the first screen. */
  readonly later: string;
}

/** Begins the part of a long page that no window shows before the reader scrolls. */
const FOLD = 'data-fold=""';
/** Paper, and the few lines that forced colours add. */
const LATER_MEDIA = /\bprint\b|forced-colors/;
/** The menu of small screens, which is a popover. */
const CLOSED_AT_FIRST = /<nav id="small-menu"[\s\S]*?<\/nav>/;
/** States that a reader brings about, and what only shows when it is opened. */
const NOT_AT_FIRST =
  /:hover|:active|:focus(?!-visible)|::backdrop|\[data-open\]|\.scrolled|:not\(\.js\)|\[open\]|\.nav (?:li ul|ul (?:a|\[))/;

/**
 * Makes a function that picks from a stylesheet the rules that a page can use. A rule is kept when
 * every class, id and tag of one of its selectors stands in the page.
 */
export function createPageStyles(css: string): (html: string) => PageStyles {
  const sheet = postcss.parse(css);
  // Names that no rule mentions, such as the headings of one post, make no difference to its styles.
  const mentioned = new Set(Array.from(css.matchAll(NAME), ([name]) => name));
  const keyOf = ({ names, tags }: PageVocabulary) =>
    [...[...names].filter((name) => mentioned.has(name)), ...tags].toSorted().join(" ");
  const known = new Map<string, PageStyles>();
  return (html) => {
    const fold = html.indexOf(FOLD);
    const above = fold < 0 ? html : html.slice(0, html.lastIndexOf("<", fold));
    const [closed = ""] = CLOSED_AT_FIRST.exec(above) ?? [];
    const firstScreen = vocabularyOf(above.replace(closed, ""));
    const page = vocabularyOf(closed + html.slice(above.length), firstScreen);
    const key = [page, firstScreen].map(keyOf).join("|");
    const isFirst: Wanted = (selector, paper) =>
      !paper && !NOT_AT_FIRST.test(selector) && canMatch(selector, firstScreen);
    const isLater: Wanted = (selector, paper) =>
      canMatch(selector, page) && !isFirst(selector, paper);
    const styles =
      known.get(key) ??
      withUsedVariables({ first: pick(sheet, isFirst), later: pick(sheet, isLater) });
    known.set(key, styles);
    return styles;
  };
}

const VARIABLE = /(?<=[{;])(--[\w-]+):[^;{}]*;?/g;

/** Leaves out the custom properties that no rule of the page reads, nor another property that one reads. */
function withUsedVariables({ first, later }: PageStyles): PageStyles {
  const used = new Set(
    Array.from(`${first}${later}`.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name),
  );
  const keepUsed = (css: string) =>
    css.replace(VARIABLE, (declaration, name: string) => (used.has(name) ? declaration : ""));
  const kept = { first: keepUsed(first), later: keepUsed(later) };
  const same = kept.first === first && kept.later === later;
  return same ? kept : withUsedVariables(kept);
}

/** Whether a selector is picked; `paper` says whether its rule is for print. */
type Wanted = (selector: string, paper: boolean) => boolean;

function pick(container: Container, wanted: Wanted, paper = false): string {
  let css = "";
  container.each((node) => {
    if (node.type === "rule") css += pickRule(node, wanted, paper);
    else if (node.type === "atrule") css += pickAtRule(node, wanted, paper);
  });
  return css;
}

function pickRule(rule: Rule, wanted: Wanted, paper: boolean): string {
  const selectors = rule.selectors.filter((selector) => wanted(selector, paper));
  if (selectors.length === 0) return "";
  const declarations = rule.nodes
    .filter((node) => node.type === "decl")
    .filter(({ prop }) => !UNUSED.test(prop))
    .map((node) => `${node.prop}:${node.value}${node.important ? "!important" : ""}`);
  return `${selectors.join(",")}{${declarations.join(";")}}`;
}

function pickAtRule(rule: AtRule, wanted: Wanted, paper: boolean): string {
  const forPaper = paper || rule.name === "page" || LATER_MEDIA.test(rule.params);
  // These belong to no selector. Fonts are asked for like something on every page, movements later.
  if (!GROUPS.has(rule.name)) {
    return wanted(rule.name === "keyframes" ? ":active" : "*", forPaper) ? rule.toString() : "";
  }
  const inner = pick(rule, wanted, forPaper);
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
