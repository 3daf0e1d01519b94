import { expect, test } from "vitest";
import { readDocument } from "./vocabulary.server.ts";

const SHEET = "/assets/site.css";
const document = `<main id="main" class="a b"><p>Text</p>
<nav popover="auto"><ul class="closed"><li></li></ul></nav>
<h1 class="c">Head</h1><link rel="stylesheet" href="${SHEET}"/><footer class="foot"></footer></main>
<script>run()</script><script type="application/ld+json">{}</script><script src="/x.js"></script>`;

test("tells the names of what is above the stylesheet and is open", () => {
  const { vocabulary } = readDocument(document, SHEET);
  expect([...vocabulary].toSorted()).toEqual(["#main", ".a", ".b", ".c", "h1", "main", "p"]);
});

test("tells the inline scripts that run, wherever they stand", () => {
  expect(readDocument(document, SHEET).inlineScripts).toEqual(["run()"]);
});

test("the title is told as it reads, and no picture's title is taken for it", () => {
  const html =
    "<head><title>Salt &amp; the cow&#x27;s year</title></head><svg><title>A cow</title></svg>";
  expect(readDocument(html, SHEET).title).toBe("Salt & the cow's year");
});
