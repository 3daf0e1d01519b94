import {
  type ConfigData,
  type ConfigLoader,
  HtmlValidate,
  StaticConfigLoader,
} from "html-validate";
import { expect, test } from "vitest";
import { builtPages } from "./built-pages.ts";

/** All recommended rules, with React's spelling where the standard allows several. */
const RULES: ConfigData = {
  extends: ["html-validate:recommended"],
  rules: {
    "void-style": ["error", { style: "selfclosing" }],
    "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
    "attribute-boolean-style": ["error", { style: "empty" }],
    "attribute-empty-style": ["error", { style: "empty" }],
    // The standard allows any character but white space; planners use field paths as ids.
    "valid-id": ["error", { relaxed: true }],
    // Only advice for search results, which truncate long titles.
    "long-title": "off",
  },
};
/** Loads the rules once: loading them for each page would take a third of the time. */
class OneConfiguration extends StaticConfigLoader {
  #read: ReturnType<ConfigLoader["getConfigFor"]> | undefined;
  override getConfigFor() {
    return (this.#read ??= super.getConfigFor(""));
  }
}
const checker = new HtmlValidate(new OneConfiguration(RULES));

test.each(builtPages())("$address is valid HTML", async ({ html }) => {
  const { results } = await checker.validateString(html);
  const problems = results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`,
    ),
  );
  expect(problems).toEqual([]);
  // The linter's rule for duplicate ids skips drawings.
  const ids = Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

/** Screen readers list a page's landmarks for jumping between them, so the list must stay short. */
const MOST_LANDMARKS = 18;

test.each(builtPages())(
  "$address has few enough landmarks for a screen reader's list",
  ({ html }) => {
    const landmarks = html.match(
      /<(?:section(?![^>]* role=)[^>]* aria-label|nav|aside|main|[^>]* role="search")/g,
    );
    expect(landmarks?.length ?? 0).toBeLessThanOrEqual(MOST_LANDMARKS);
  },
);
