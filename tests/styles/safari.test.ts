import { globSync, readFileSync } from "node:fs";
import postcss from "postcss";
import { expect, test } from "vitest";

/** Styles that Chromium shows and Safari does not, found with WebKitGTK 2.50. */
test("styles are written in the forms that Safari supports", () => {
  const wrong: string[] = [];
  for (const file of globSync("app/styles/**/*.css")) {
    postcss.parse(readFileSync(file, "utf8")).walkDecls(({ prop, value, parent, source }) => {
      const place = `${file}:${source?.start?.line}: ${prop}: ${value}`;
      // Safari's shorthand accepts only the line; thickness and color need their own properties.
      if (prop === "text-decoration" && value.includes(" ")) wrong.push(place);
      // Without `overflow` beside it, a select with clipped text makes the page scroll sideways.
      const clips = parent?.some((node) => node.type === "decl" && node.prop === "overflow");
      if (prop === "text-overflow" && !clips) wrong.push(place);
      // In print, Safari splits lines of text between columns.
      const isInSupports =
        parent?.parent?.type === "atrule" &&
        "name" in parent.parent &&
        parent.parent.name === "supports";
      if (prop === "columns" && file.includes("/paper/") && !isInSupports) wrong.push(place);
    });
  }
  expect(wrong).toEqual([]);
});
