import { globSync, readFileSync } from "node:fs";
import postcss from "postcss";
import { expect, test } from "vitest";

/** What Chromium shows and Safari does not, found with WebKitGTK 2.50. */
test("styles that Safari drops are written so that it shows them", () => {
  const wrong: string[] = [];
  for (const file of globSync("app/styles/**/*.css")) {
    postcss.parse(readFileSync(file, "utf8")).walkDecls(({ prop, value, parent, source }) => {
      const place = `${file}:${source?.start?.line}: ${prop}: ${value}`;
      // The short form takes only the line; thickness and color have properties of their own.
      if (prop === "text-decoration" && value.includes(" ")) wrong.push(place);
      // A select that only clips its text makes the page scroll sideways.
      const clips = parent?.some((node) => node.type === "decl" && node.prop === "overflow");
      if (prop === "text-overflow" && !clips) wrong.push(place);
      // On paper it cuts through the lines of columns.
      const isAsked =
        parent?.parent?.type === "atrule" &&
        "name" in parent.parent &&
        parent.parent.name === "supports";
      if (prop === "columns" && file.includes("/paper/") && !isAsked) wrong.push(place);
    });
  }
  expect(wrong).toEqual([]);
});
