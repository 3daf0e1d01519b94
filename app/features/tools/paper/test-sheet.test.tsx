import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { change, EXAMPLE } from "#tests/tools/ranches.ts";
import { TestSheet } from "./test-sheet.tsx";

const STAKE = "<td>Trial, good spot</td><td></td><td></td>";
const sheetOf = (values: Readonly<Record<string, unknown>>) =>
  renderToStaticMarkup(<TestSheet file={change(EXAMPLE, values)} />);

test("without readings each stake has a row to write in, and nothing is marked as typed", () => {
  const blank = renderToStaticMarkup(<TestSheet file={null} />);
  for (const sheet of [sheetOf({}), blank]) {
    expect(sheet).toContain(STAKE);
    expect(sheet).not.toContain("Typed");
  }
});

test("typed readings leave room for the reader to write their stake, and have their median or average", () => {
  const sheet = sheetOf({
    "tests.ringDiameterIn": 5.5,
    touched: { "tests.ringDiameterIn": "you" },
    "tests.ringMinutes": [5, 10.25, null, 30, 20],
    "tests.slake": [3, 4],
    "tests.flies": [150, 270],
  });
  expect(sheet).toContain(
    "<td>Typed. Stake:</td><td>5</td><td>10.25</td><td></td><td>30</td><td>4.4</td>",
  );
  expect(sheet).toContain("<td></td><td>20</td><td></td>");
  expect(sheet).toContain("<td>Typed. Stake:</td><td>3</td><td>4</td><td></td>");
  expect(sheet.match(/<td>3.5<\/td>/g)).toHaveLength(1);
  expect(sheet.match(new RegExp(STAKE, "g"))).toHaveLength(2);
  expect(sheet).toContain("<td>150</td><td>270</td>");
  expect(sheet).toContain("Average <b>210</b>");
  expect(sheet).toContain("Ring <b>5.5</b> in wide");
});
