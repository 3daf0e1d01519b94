import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EXAMPLE } from "#tests/tools/ranches.ts";
import { BudgetSheet } from "./budget-sheet.tsx";

test("what a guess changes is not read as what is left", () => {
  const html = renderToStaticMarkup(<BudgetSheet file={EXAMPLE} />);
  expect(html).toContain("and how it changes what’s left</h3>");
});
