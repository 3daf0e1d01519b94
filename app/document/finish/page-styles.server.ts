import postcss, { type AtRule, type Container, type Rule } from "postcss";
import parseSelector, { type Node, type Selector } from "postcss-selector-parser";
import type { UsedNames } from "./document-contents.server.ts";

/** Classes that only scripts set; their rules are kept in every document. */
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
/** Print and forced-colors rules can wait for the stylesheet. */
const DEFERRED_MEDIA = /\bprint\b|forced-colors/;
/** So can states that need the reader's action. */
const DEFERRED_STATES = new Set([":hover", ":active", ":focus", ":focus-visible", "::backdrop"]);

/** Picks the rules of a stylesheet that a document can need before the stylesheet loads. */
export function createPageStyles(css: string): (usedNames: UsedNames) => string {
  const sheet = postcss.parse(css);
  const styledNames = selectorNames(sheet);
  const cache = new Map<string, string>();
  return (usedNames) => {
    // Names that no rule uses, such as a post's heading anchors, make no difference.
    const key = [...usedNames]
      .filter((name) => styledNames.has(name))
      .toSorted()
      .join(" ");
    const styles = cache.get(key) ?? withUsedProperties(pick(sheet, usedNames));
    cache.set(key, styles);
    return styles;
  };
}

/** Classes (`.name`), ids (`#name`) and tags in the selectors of a stylesheet. */
function selectorNames(sheet: Container): Set<string> {
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

function pick(container: Container, usedNames: UsedNames): string {
  let css = "";
  container.each((node) => {
    if (node.type === "rule") css += pickRule(node, usedNames);
    else if (node.type === "atrule") css += pickAtRule(node, usedNames);
  });
  return css;
}

function pickRule(rule: Rule, usedNames: UsedNames): string {
  const selectors = parseSelector()
    .astSync(rule.selector)
    .nodes.filter((selector) => canMatch(selector, usedNames));
  if (selectors.length === 0) return "";
  const declarations = rule.nodes
    .filter((node) => node.type === "decl")
    .map((node) => `${node.prop}:${node.value}${node.important ? "!important" : ""}`);
  return `${selectors.map((selector) => String(selector).trim()).join(",")}{${declarations.join(";")}}`;
}

function pickAtRule(rule: AtRule, usedNames: UsedNames): string {
  if (rule.name === "page" || DEFERRED_MEDIA.test(rule.params)) return "";
  // Everything animated is below the fold.
  if (rule.name === "keyframes") return "";
  if (!GROUPS.has(rule.name)) return rule.toString();
  const inner = pick(rule, usedNames);
  return inner === "" ? "" : `@${rule.name} ${rule.params}{${inner}}`;
}

/** Whether a selector could match in a document with these names. */
function canMatch(selector: Selector, usedNames: UsedNames): boolean {
  return selector.nodes.every((node) => canMatchNode(node, usedNames));
}

function canMatchNode(node: Node, usedNames: UsedNames): boolean {
  switch (node.type) {
    case "class":
      return SET_BY_SCRIPTS.has(node.value) || usedNames.has(`.${node.value}`);
    case "id":
      return usedNames.has(`#${node.value}`);
    case "tag":
      return usedNames.has(node.value.toLowerCase());
    // Disclosures start closed.
    case "attribute":
      return node.attribute !== "open";
    case "pseudo":
      if (DEFERRED_STATES.has(node.value)) return false;
      // `:not` never rules a selector out; `:is`, `:where` and `:has` need one alternative that can match.
      return (
        node.value === ":not" ||
        node.nodes.length === 0 ||
        node.nodes.some((alternative) => canMatch(alternative, usedNames))
      );
    default:
      return true;
  }
}

/** Drops custom properties that nothing reads, repeatedly, since one may only be read by another. */
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
