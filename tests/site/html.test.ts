import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { builtPages } from "./built-pages.ts";

/** Everything recommended. Where the standard allows several spellings, React has settled for one. */
const checker = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    "void-style": ["error", { style: "selfclosing" }],
    "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
    "attribute-boolean-style": ["error", { style: "empty" }],
    "attribute-empty-style": ["error", { style: "empty" }],
    // The standard allows every character but white space; planners name their fields by path.
    "valid-id": ["error", { relaxed: true }],
    // Advice for search listings: a title that long is cut there, and is no error.
    "long-title": "off",
  },
});

test.each(builtPages())("$address is valid HTML", async ({ html }) => {
  const { results } = await checker.validateString(html);
  const problems = results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`,
    ),
  );
  expect(problems).toEqual([]);
});
