import { expect, test } from "vitest";
import { usedNames, writeOutConstants } from "./style-rules.ts";
import postcss from "postcss";

const SHEET = "/assets/site.css";
const document = `<html><head><title>Title</title></head><body><main id="main" class="a b"><p>Text</p>
<nav popover="auto"><ul class="closed"><li></li></ul></nav>
<ul class="submenu"><li></li></ul><span class="photo" data-photo="cow.jpeg"></span>
<a class="language" hidden="">Español</a><h1 class="c">Head</h1><link rel="stylesheet" href="${SHEET}"/><footer class="foot"></footer></main>
`;

test("collects the names used above the stylesheet, outside what starts closed, empty or hidden", () => {
  const names = usedNames(document, SHEET);
  expect([...names].toSorted()).toEqual([
    "#main",
    ".a",
    ".b",
    ".c",
    "body",
    "h1",
    "html",
    "main",
    "p",
  ]);
});

function writtenOut(css: string): string {
  const root = postcss.parse(css);
  writeOutConstants(root);
  return root.toString();
}

test("replaces a custom property that never changes with its value, even if it is read through another", () => {
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
