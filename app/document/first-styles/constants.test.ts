import postcss from "postcss";
import { expect, test } from "vitest";
import { writeOutConstants } from "./constants.ts";

function writtenOut(css: string): string {
  const root = postcss.parse(css);
  writeOutConstants(root);
  return root.toString();
}

test("writes a property that never changes out where it is read, even through another", () => {
  expect(writtenOut(":root{--a:1px;--b:var(--a)}p{top:calc(var(--b) + var(--a))}")).toBe(
    ":root{--a:1px;--b:1px}p{top:calc(1px + 1px)}",
  );
});

test.each([
  ":root{--a:1px}.low{--a:2px}p{top:var(--a)}",
  ":root{--a:1px}@media print{:root{--a:2px}}p{top:var(--a)}",
  "@media screen{:root{--a:1px}}p{top:var(--a)}",
  ".card{--a:1px}p{top:var(--a)}",
  "p{top:var(--a,1px)}",
])("leaves a property that depends on element or medium: %s", (css) => {
  expect(writtenOut(css)).toBe(css);
});
