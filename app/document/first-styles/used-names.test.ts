import { expect, test } from "vitest";
import { usedNames } from "./used-names.ts";

const SHEET = "/assets/site.css";
const document = `<main id="main" class="a b"><p>Text</p>
<nav popover="auto"><ul class="closed"><li></li></ul></nav>
<ul class="submenu"><li></li></ul><span class="photo" data-photo="cow.jpeg"></span>
<h1 class="c">Head</h1><link rel="stylesheet" href="${SHEET}"/><footer class="foot"></footer></main>
`;

test("collects the names used above the stylesheet, outside what starts closed or empty", () => {
  const names = usedNames(document, SHEET);
  expect([...names].toSorted()).toEqual(["#main", ".a", ".b", ".c", "h1", "main", "p"]);
});
