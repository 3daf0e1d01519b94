import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { change, EXAMPLE } from "#tests/tools/ranches.ts";
import { TestSheet } from "./test-sheet.tsx";

test("crumbs and flies that were typed are on paper, with their average", () => {
  const file = change(EXAMPLE, { "tests.slake": [3, 4], "tests.flies": [150, 270] });
  const sheet = renderToStaticMarkup(<TestSheet file={file} />);
  expect(sheet).toContain("<td>Trial, good spot</td><td>3</td><td>4</td><td></td>");
  expect(sheet).toContain("<td>150</td><td>270</td>");
  expect(sheet).toContain("Average <b>210</b>");
});
