import { globSync, readFileSync } from "node:fs";
import postcss from "postcss";
import parser, { type Node } from "postcss-selector-parser";
import { expect, test } from "vitest";

/** Whether a part of a selector names no type, class, id or attribute: only `*` and pseudo-classes. */
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
 * With one such rule the browser recalculates the style of every element below whenever an element that `:has()` may
 * match is added or removed: in the desk at each key press, for every line of the text.
 */
test("no rule uses :has() in front of a part that matches elements of any type and class", () => {
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
