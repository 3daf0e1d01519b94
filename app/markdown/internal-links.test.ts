import { expect, test } from "vitest";
import { internalLinks } from "./internal-links.ts";

const ORIGIN = "https://ranch.example";

test("finds the links within the site with their words and positions", () => {
  const source = [
    "See [the *blog*](/blog) and [a map](https://maps.example/x).",
    "",
    "| a |",
    "|---|",
    "| [table](/about#who) |",
    "",
    "- [own](https://ranch.example/practices/water)",
    "- [mail](mailto:a@b.example), `[code](/no)`",
    "- [part](#part), [bare](example.org/a), [accent](/café)",
    "",
    "```",
    "[in code](/no)",
    "```",
    "",
    "[by name][ref]",
    "",
    "[ref]: /tools/",
  ].join("\n");
  const links = internalLinks(source, ORIGIN);
  expect(links.map(({ words, address, line }) => [words, address, line])).toEqual([
    ["the blog", "/blog", 1],
    ["table", "/about#who", 5],
    ["own", "/practices/water", 7],
    ["part", "#part", 9],
    ["bare", "example.org/a", 9],
    ["accent", "/caf%C3%A9", 9],
    ["by name", "/tools/", 17],
  ]);
  expect(links.map(({ from, to }) => source.slice(from, to))).toEqual([
    "/blog",
    "/about#who",
    "https://ranch.example/practices/water",
    "#part",
    "example.org/a",
    "/café",
    "/tools/",
  ]);
});
