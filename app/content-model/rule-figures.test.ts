import { expect, test } from "vitest";
import { withRuleFigures } from "./rule-figures.ts";

test("a rule named in braces prints its figure", () => {
  expect(withRuleFigures("**{stop switchgrass} in.**, {range share}% eaten")).toBe(
    "**16 in.**, 25% eaten",
  );
  expect(
    withRuleFigures(
      "{nitrate low} {nitrate graze} {nitrate half} {nitrate quarter} {nitrate none}",
    ),
  ).toBe("700 1,000 1,000 2,000 4,000");
});

test("an unknown rule name is refused", () => {
  expect(() => withRuleFigures("{stop kudzu}")).toThrow("no rule called “stop kudzu”");
});
