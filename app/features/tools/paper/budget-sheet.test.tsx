import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EXAMPLE } from "#tests/tools/ranches.ts";
import { BudgetSheet } from "./budget-sheet.tsx";

test("savings besides hay are shown in the line whose amount includes them", () => {
  const file = { ...EXAMPLE, money: { ...EXAMPLE.money, otherSavings: 500 } };
  const sheet = renderToStaticMarkup(<BudgetSheet file={file} />);
  expect(sheet).toContain("8 hay days × 60 head of cattle × $1.61 + $500</th><td>$1,273</td>");
  expect(renderToStaticMarkup(<BudgetSheet file={EXAMPLE} />)).toContain("× $1.61</th>");
});

test("the warnings of the screen's answer are printed too", () => {
  const file = { ...EXAMPLE, fence: { ...EXAMPLE.fence, joulesBought: 0.2 } };
  expect(renderToStaticMarkup(<BudgetSheet file={file} />)).toContain("0.2 J is too small");
});

test("a kit that never pays back says so, as on screen", () => {
  const file = { ...EXAMPLE, money: { ...EXAMPLE.money, hayDays: 1 } };
  expect(renderToStaticMarkup(<BudgetSheet file={file} />)).toContain(
    "Years to pay back: <b>never</b>.",
  );
});
