import { globSync, readFileSync } from "node:fs";
import postcss from "postcss";
import parser, { type Node } from "postcss-selector-parser";
import { expect, test } from "vitest";

/** Whether a part of a selector says by nothing but its place which elements it is for. */
function isForAny(part: readonly Node[]): boolean {
  return part.every(
    (node) =>
      node.type === "universal" ||
      (node.type === "pseudo" &&
        (![":is", ":where"].includes(node.value) ||
          node.nodes.some(({ nodes }) => isForAny(nodes)))),
  );
}

/*
 * One such rule lets the browser style every element below anew whenever one comes or goes that `:has()` asks about:
 * in the desk at each key, for as many elements as a text has lines.
 */
test("no rule depends by :has() for any element that stands somewhere", () => {
  const wrong: string[] = [];
  for (const file of globSync("app/styles/**/!(paper)/*.css")) {
    postcss.parse(readFileSync(file, "utf8")).walkRules(({ selector, source, parent }) => {
      if (parent?.type === "atrule" && "params" in parent && parent.params === "print") return;
      parser((selectors) => {
        for (const { nodes } of selectors.nodes) {
          const last = nodes.findLastIndex(({ type }) => type === "combinator");
          const asks = nodes.slice(0, Math.max(last, 0)).some(({ value }) => value === ":has");
          if (asks && isForAny(nodes.slice(last + 1)))
            wrong.push(`${file}:${source?.start?.line}: ${selector}`);
        }
      }).processSync(selector);
    });
  }
  expect(wrong).toEqual([]);
});
