import { expect, test } from "vitest";
import { readDocument } from "./document-contents.server.ts";

const SHEET = "/assets/site.css";
const document = `<main id="main" class="a b"><p>Text</p>
<nav popover="auto"><ul class="closed"><li></li></ul></nav>
<ul class="submenu"><li></li></ul><span class="photo" data-photo="cow.jpeg"></span>
<h1 class="c">Head</h1><link rel="stylesheet" href="${SHEET}"/><footer class="foot"></footer></main>
<script>run()</script><script type="application/ld+json">{}</script><script src="/x.js"></script>`;

test("collects the names used above the stylesheet, outside what starts closed or empty", () => {
  const { usedNames } = readDocument(document, SHEET);
  expect([...usedNames].toSorted()).toEqual(["#main", ".a", ".b", ".c", "h1", "main", "p"]);
});

test("collects executable inline scripts from the whole document", () => {
  expect(readDocument(document, SHEET).inlineScripts).toEqual(["run()"]);
});

test("decodes the document's title and ignores the titles of drawings", () => {
  const html =
    "<head><title>Salt &amp; the cow&#x27;s year</title></head><svg><title>A cow</title></svg>";
  expect(readDocument(html, SHEET).title).toBe("Salt & the cow's year");
});
