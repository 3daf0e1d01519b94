import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { solve } from "#app/domain/tools/planner.ts";
import { STOCKING } from "#app/domain/tools/planners/season.ts";
import { change, START, WALK } from "#tests/tools/ranches.ts";
import { SeasonField } from "./season-field.tsx";

test("the picture's text does not show a small number of days as zero", () => {
  const file = change(WALK, { "pastures.pasture-1.acres": 0.1 });
  const answer = solve(STOCKING, file, START);
  const picture = renderToStaticMarkup(<SeasonField file={file} answer={answer} today={null} />);
  expect(picture).toContain("Grass from May 15 to May 15, under 0.1 days.");
});
