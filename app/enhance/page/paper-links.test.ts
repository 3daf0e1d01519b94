// @vitest-environment jsdom
import { expect, test } from "vitest";
import { paperLinks } from "./paper-links.ts";

test("an address linked to twice is listed once, both links have its number, and diagrams do not load lazily", () => {
  document.body.innerHTML = `<main><figure class="cut"><img loading="lazy" alt=""></figure><p>
    <a href="https://a.example/hay">hay</a> <a href="https://b.example/water">water</a>
    <a href="https://a.example/hay">hay again</a> <a href="/about">about</a>
  </p></main>`;
  paperLinks();
  expect(document.querySelector("img")?.getAttribute("loading")).toBe("eager");
  dispatchEvent(new Event("beforeprint"));
  const links = [...document.querySelectorAll("main p a")];
  expect(links.map((link) => link.getAttribute("data-n"))).toEqual(["1", "2", "1", "3"]);
  const listed = [...document.querySelectorAll(".paper-links li")];
  expect(listed.map(({ textContent }) => textContent)).toEqual([
    "a.example/hay",
    "b.example/water",
    "/about",
  ]);
});
