import { expect, test } from "vitest";
import { scene } from "../../app/illustrations/scene.ts";
import { sceneFiles } from "../scenes/scene-list.ts";
import { topDrawings } from "./top-drawing.ts";

const picture = (narrow: string, loading: string) =>
  `<picture><source media="(max-width: 56em)" srcSet="${narrow}"/><img class="pic" src="/wide.svg" loading="${loading}" decoding="async"/></picture>`;
const NARROW = "/scenes/practice-soil-narrow.svg";

test("a page's top drawing for phones is in the document, to the letter", () => {
  const html = topDrawings("/")(picture(NARROW, "eager"));
  const [, inline = ""] = /srcSet="data:image\/svg\+xml,([^"\s,]+)"/.exec(html) ?? [];
  const drawn = sceneFiles([]).find(({ file }) => `/${file}` === NARROW);
  expect(drawn && decodeURIComponent(inline)).toBe(drawn && scene(drawn.options));
  expect(html).toContain('src="/wide.svg" loading="eager" decoding="sync"');
});

test("a drawing is found by its address under a sub-path", () => {
  const html = topDrawings("/ranch/")(picture(`/ranch${NARROW}`, "eager"));
  expect(html).toContain('srcSet="data:image/svg+xml,');
});

test.each([
  ["one further down", NARROW, "lazy"],
  ["a post's", "/scenes/post-hay-days-narrow.svg", "eager"],
])("%s stays a file", (_, address, loading) => {
  const html = picture(address, loading);
  expect(topDrawings("/")(html)).toBe(html);
});
