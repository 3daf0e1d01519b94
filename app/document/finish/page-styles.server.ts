import postcss, { type AtRule, type Container, type Rule } from "postcss";
import parseSelector, { type Node, type Selector } from "postcss-selector-parser";
import type { Vocabulary } from "./vocabulary.server.ts";

/** Classes that only scripts set: their rules stay in every document. */
const SET_BY_SCRIPTS = new Set([
  "js",
  "scrolled",
  "low-data",
  "search-key",
  "can-share",
  "asking",
  "ready",
]);
const GROUPS = new Set(["media", "supports", "layer", "container"]);
/** Paper, and the few lines that forced colors add, come with the stylesheet. */
const LATER_MEDIA = /\bprint\b|forced-colors/;
/** What a reader brings about comes with the stylesheet too. */
const LATER_STATES = new Set([":hover", ":active", ":focus", ":focus-visible", "::backdrop"]);

/** Finds the rules of a stylesheet that a document can need before the stylesheet is there. */
export function createPageStyles(css: string): (vocabulary: Vocabulary) => string {
  const sheet = postcss.parse(css);
  const mentioned = namesIn(sheet);
  const known = new Map<string, string>();
  return (vocabulary) => {
    // Names that no rule mentions, such as a post's heading anchors, make no difference.
    const key = [...vocabulary]
      .filter((name) => mentioned.has(name))
      .toSorted()
      .join(" ");
    const styles = known.get(key) ?? withUsedProperties(pick(sheet, vocabulary));
    known.set(key, styles);
    return styles;
  };
}

/** Classes (`.name`), ids (`#name`) and tags that the selectors of a stylesheet mention. */
function namesIn(sheet: Container): Set<string> {
  const names = new Set<string>();
  sheet.walkRules((rule) => {
    parseSelector((root) => {
      root.walkClasses(({ value }) => void names.add(`.${value}`));
      root.walkIds(({ value }) => void names.add(`#${value}`));
      root.walkTags(({ value }) => void names.add(value));
    }).processSync(rule.selector);
  });
  return names;
}

function pick(container: Container, vocabulary: Vocabulary): string {
  let css = "";
  container.each((node) => {
    if (node.type === "rule") css += pickRule(node, vocabulary);
    else if (node.type === "atrule") css += pickAtRule(node, vocabulary);
  });
  return css;
}

function pickRule(rule: Rule, vocabulary: Vocabulary): string {
  const selectors = parseSelector()
    .astSync(rule.selector)
    .nodes.filter((selector) => canMatch(selector, vocabulary));
  if (selectors.length === 0) return "";
  const declarations = rule.nodes
    .filter((node) => node.type === "decl")
    .map((node) => `${node.prop}:${node.value}${node.important ? "!important" : ""}`);
  return `${selectors.map((selector) => String(selector).trim()).join(",")}{${declarations.join(";")}}`;
}

function pickAtRule(rule: AtRule, vocabulary: Vocabulary): string {
  if (rule.name === "page" || LATER_MEDIA.test(rule.params)) return "";
  // What moves is below the first window.
  if (rule.name === "keyframes") return "";
  if (!GROUPS.has(rule.name)) return rule.toString();
  const inner = pick(rule, vocabulary);
  return inner === "" ? "" : `@${rule.name} ${rule.params}{${inner}}`;
}

/** Whether a selector could match in a document with these names. */
function canMatch(selector: Selector, vocabulary: Vocabulary): boolean {
  return selector.nodes.every((node) => canHold(node, vocabulary));
}

function canHold(node: Node, vocabulary: Vocabulary): boolean {
  switch (node.type) {
    case "class":
      return SET_BY_SCRIPTS.has(node.value) || vocabulary.has(`.${node.value}`);
    case "id":
      return vocabulary.has(`#${node.value}`);
    case "tag":
      return vocabulary.has(node.value.toLowerCase());
    // What a reader unfolds, they unfold later.
    case "attribute":
      return node.attribute !== "open";
    case "pseudo":
      if (LATER_STATES.has(node.value)) return false;
      // `:not` never makes a selector impossible; of `:is`, `:where` and `:has` one alternative is enough.
      return (
        node.value === ":not" ||
        node.nodes.length === 0 ||
        node.nodes.some((alternative) => canMatch(alternative, vocabulary))
      );
    default:
      return true;
  }
}

/** Leaves out custom properties that nothing reads, not even another custom property. */
function withUsedProperties(css: string): string {
  const sheet = postcss.parse(css);
  for (;;) {
    const used = new Set(
      Array.from(String(sheet).matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name),
    );
    const before = used.size;
    let removed = false;
    sheet.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return;
      declaration.remove();
      removed = true;
    });
    if (!removed || before === 0) return String(sheet);
  }
}
