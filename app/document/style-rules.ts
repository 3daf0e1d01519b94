import postcss from "postcss";
import type { AtRule, Container, Rule, Declaration, Root } from "postcss";
import parseSelector from "postcss-selector-parser";
import type { Node, Selector } from "postcss-selector-parser";
import { attribute } from "#app/enhance/page-contract.ts";
import { Parser } from "htmlparser2";

/**
 * Classes that only scripts set before the reader does anything; their rules are kept in every document. The class
 * `search-key` is not among them: the hint that it shows takes no room, so it can wait for the stylesheet.
 */
const SET_BY_SCRIPTS = new Set(["js", "low-data", "can-share", "asking", "ready"]);
const GROUPS = new Set(["media", "supports", "layer", "container"]);
/** Print and forced-colors rules can wait for the stylesheet. */
const DEFERRED_MEDIA = /\bprint\b|forced-colors/;
/** So can states that need the reader's action. */
const DEFERRED_STATES = new Set([
  ":hover",
  ":active",
  ":focus",
  ":focus-visible",
  ":focus-within",
  "::backdrop",
]);
/** Attributes of what the reader opens: disclosures and menus start closed. */
const DEFERRED_ATTRIBUTES = new Set(["open", attribute("open")]);
/** The place for a photo. */
const PHOTO = attribute("photo");
/** Declarations that do not change the first paint. */
const DEFERRED_PROPERTIES = new Set(["transition", "cursor"]);

/** What a document must contain for a selector to match: all the names, and one alternative of each list. */
export interface Needs {
  readonly names: readonly string[];
  readonly alternatives: readonly (readonly Needs[])[];
}

interface StyleRule {
  readonly selectors: readonly { readonly text: string; readonly needs: Needs }[];
  readonly declarations: readonly { readonly property: string; readonly text: string }[];
}

interface StyleGroup {
  readonly condition: string;
  readonly styles: readonly Style[];
}

/** A string is CSS that every document needs, such as a font face. */
export type Style = StyleRule | StyleGroup | string;

/** Reads the rules of a stylesheet that a document can need before the stylesheet loads. */
export function readStyles(css: string): Style[] {
  const root = postcss.parse(css);
  writeOutConstants(root);
  return stylesIn(root);
}

function stylesIn(container: Container): Style[] {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type === "rule") return readRule(node);
    return node.type === "atrule" ? readAtRule(node) : [];
  });
}

function readRule(rule: Rule): StyleRule {
  const selectors = parseSelector()
    .astSync(rule.selector)
    .nodes.flatMap((selector) => {
      const needs = startsInvisible(selector, rule) ? undefined : needsOf(selector);
      return needs ? { text: String(selector).trim(), needs } : [];
    });
  const declarations = rule.nodes
    .filter((node) => node.type === "decl")
    .filter(({ prop }) => !DEFERRED_PROPERTIES.has(prop))
    .map(({ prop, value, important }) => ({
      property: prop,
      text: `${prop}:${value}${important ? "!important" : ""}`,
    }));
  return { selectors, declarations };
}

function readAtRule(rule: AtRule): Style[] {
  if (rule.name === "page" || DEFERRED_MEDIA.test(rule.params)) return [];
  // Everything animated is below the fold.
  if (rule.name === "keyframes") return [];
  if (!GROUPS.has(rule.name)) return [rule.toString()];
  return [{ condition: `@${rule.name} ${rule.params}`, styles: stylesIn(rule) }];
}

/** Whether a rule creates a pseudo-element that takes no room and that only a later state makes visible. */
function startsInvisible(selector: Selector, rule: Rule): boolean {
  const declares = (prop: string, value: string) =>
    rule.some((node) => node.type === "decl" && node.prop === prop && node.value === value);
  return (
    /:(?:before|after)$/.test(String(selector)) &&
    declares("opacity", "0") &&
    declares("position", "absolute")
  );
}

/** Undefined if the selector cannot match before the stylesheet loads. */
function needsOf(selector: Selector): Needs | undefined {
  const names: string[] = [];
  const alternatives: Needs[][] = [];
  for (const node of selector.nodes) {
    if (canWait(node)) return undefined;
    if (node.type === "class" && !SET_BY_SCRIPTS.has(node.value)) names.push(`.${node.value}`);
    if (node.type === "id") names.push(`#${node.value}`);
    if (node.type === "tag") names.push(node.value.toLowerCase());
    if (node.type === "attribute" && node.attribute === "type") {
      names.push(`[type=${node.value ?? ""}]`);
    }
    // `:not` never rules a selector out; `:is`, `:where` and `:has` need one alternative that can match.
    if (node.type === "pseudo" && node.value !== ":not" && node.nodes.length > 0) {
      alternatives.push(node.nodes.flatMap((alternative) => needsOf(alternative) ?? []));
    }
  }
  return { names, alternatives };
}

/** Whether a part of a selector only matches after the reader has acted. */
function canWait(node: Node): boolean {
  if (node.type === "attribute") return DEFERRED_ATTRIBUTES.has(node.attribute);
  return node.type === "pseudo" && DEFERRED_STATES.has(node.value);
}

/** The classes (`.name`), ids (`#name`), tags and types (`[type=name]`) used in a part of a document. */
export type UsedNames = ReadonlySet<string>;

/**
 * Collects the names used above the stylesheet link, outside what starts closed or empty: what is below the link
 * needs no inline styles, and elements of the head have no styles.
 *
 * @param stylesheet the address of the stylesheet.
 */
export function usedNames(html: string, stylesheet: string): UsedNames {
  const names = new Set(["html"]);
  /** The parser's depth inside something that starts closed or empty. */
  let closedDepth = 0;
  const handler = {
    onopentag(tag: string, attributes: Readonly<Record<string, string>>) {
      const { class: list = "", id, type } = attributes;
      const classes = list.split(/\s+/).filter(Boolean);
      if (closedDepth > 0 || startsClosed(classes, attributes)) closedDepth += 1;
      if (closedDepth > 0) return;
      names.add(tag);
      if (id) names.add(`#${id}`);
      if (type) names.add(`[type=${type}]`);
      for (const name of classes) names.add(`.${name}`);
    },
    onclosetag() {
      if (closedDepth > 0) closedDepth -= 1;
    },
  };
  const start = Math.max(0, html.indexOf("<body"));
  const end = html.indexOf(`<link rel="stylesheet" href="${stylesheet}"`, start);
  new Parser(handler, { decodeEntities: false }).end(html.slice(start, end));
  return names;
}

/**
 * Popovers and the header's menus start closed; the place for a photo is empty until the page has loaded. `hidden`
 * elements only show once the stylesheet or a script shows them.
 */
function startsClosed(
  classes: readonly string[],
  attributes: Readonly<Record<string, string>>,
): boolean {
  return (
    "popover" in attributes ||
    "hidden" in attributes ||
    classes.includes("submenu") ||
    PHOTO in attributes
  );
}

/**
 * Replaces references to custom properties that never change, such as `--r2`, with their values. A document's inline
 * styles use few of them, so the values are shorter than the definitions would be.
 *
 * @param root is changed; the definitions stay.
 */
export function writeOutConstants(root: Root): void {
  const defined = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    defined.set(declaration.prop, [...(defined.get(declaration.prop) ?? []), declaration]);
  });
  const constants = new Map<string, string>();
  for (const [name, [only, ...others]] of defined) {
    if (only && others.length === 0 && isForAll(only)) constants.set(name, only.value);
  }
  const writeOut = (value: string): string =>
    value.replaceAll(/var\((--[\w-]+)\)/g, (read, name: string) => {
      const constant = constants.get(name);
      return constant === undefined ? read : writeOut(constant);
    });
  root.walkDecls((declaration) => {
    declaration.value = writeOut(declaration.value);
  });
}

/** Whether the value holds for every element, in every medium. */
function isForAll({ parent }: Declaration): boolean {
  return (
    parent?.type === "rule" &&
    "selector" in parent &&
    parent.selector === ":root" &&
    parent.parent?.type === "root"
  );
}
