import { type Needs, readStyles, type Style, type UsedNames, usedNames } from "./style-rules.ts";
import css from "#app/styles/site.css?inline";

/** Picks the rules of a stylesheet that a document can need before the stylesheet loads. */
export function createPageStyles(css: string): (usedNames: UsedNames) => string {
  const styles = readStyles(css);
  const styledNames = new Set(styles.flatMap(namesOf));
  const cache = new Map<string, string>();
  return (usedNames) => {
    // Names that no rule needs, such as a post's heading anchors, make no difference.
    const key = [...usedNames]
      .filter((name) => styledNames.has(name))
      .toSorted()
      .join(" ");
    const picked = cache.get(key) ?? pick(styles, usedNames);
    cache.set(key, picked);
    return picked;
  };
}

/** Picks rules, then drops custom properties that nothing reads until none is left: one may only be read by another. */
function pick(styles: readonly Style[], usedNames: UsedNames): string {
  let css = print(styles, usedNames);
  for (;;) {
    const read = new Set(Array.from(css.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name));
    const next = print(styles, usedNames, read);
    if (next === css) return css;
    css = next;
  }
}

/** @param read the custom properties to print; all if it is missing. */
function print(
  styles: readonly Style[],
  usedNames: UsedNames,
  read?: ReadonlySet<string | undefined>,
): string {
  let css = "";
  for (const style of styles) {
    if (typeof style === "string") css += style;
    else if ("styles" in style) {
      const inner = print(style.styles, usedNames, read);
      if (inner !== "") css += `${style.condition}{${inner}}`;
    } else {
      const selectors = style.selectors.filter(({ needs }) => areMet(needs, usedNames));
      if (selectors.length === 0) continue;
      const declarations = style.declarations.filter(
        ({ property }) => !property.startsWith("--") || !read || read.has(property),
      );
      if (declarations.length === 0) continue;
      css += `${selectors.map(({ text }) => text).join(",")}{${declarations.map(({ text }) => text).join(";")}}`;
    }
  }
  return css;
}

function areMet({ names, alternatives }: Needs, usedNames: UsedNames): boolean {
  return (
    names.every((name) => usedNames.has(name)) &&
    alternatives.every((list) => list.some((needs) => areMet(needs, usedNames)))
  );
}

/** The names that can decide whether a style is picked. */
function namesOf(style: Style): string[] {
  if (typeof style === "string") return [];
  if ("styles" in style) return style.styles.flatMap(namesOf);
  return style.selectors.flatMap(({ needs }) => neededNames(needs));
}

function neededNames({ names, alternatives }: Needs): string[] {
  return [...names, ...alternatives.flat().flatMap(neededNames)];
}

const pageStyles = createPageStyles(css);

/** The rules that a document needs before the stylesheet loads. @param stylesheet its address. */
export function firstStyles(html: string, stylesheet: string): string {
  return pageStyles(usedNames(html, stylesheet));
}
