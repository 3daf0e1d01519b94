import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import axe from "axe-core";

/** Minified: `axe.source` is twice as long, and takes as long to load as its rules take to run. */
const SOURCE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
/** Every axe rule that is not deprecated, even if off by default, except one that color-contrast-enhanced includes. */
const EVERY_RULE = axe
  .getRules()
  .filter(({ ruleId, tags }) => !tags.includes("deprecated") && ruleId !== "color-contrast")
  .map(({ ruleId }) => ruleId);
/** css-orientation-lock and no-autoplay-audio need every stylesheet fetched again: only `npm run test:all` does so. */
const PRELOADS = process.env["TEST_ALL"] !== undefined;
/** These take up to half of the time. tests/styles/contrast.test.ts also checks all pairs of color tokens. */
const COLOR_RULES = EVERY_RULE.filter((rule) => /^color|link-in-text-block/.test(rule));
const OTHER_RULES = EVERY_RULE.filter((rule) => !COLOR_RULES.includes(rule));

/**
 * Violations of any impact in the topmost dialog or, if none is open, in the page. The page behind a dialog is checked
 * as a screen of its own.
 *
 * @param withColors whether to run the color rules too, in both themes.
 * @param known a selector of parts to leave out, because they were checked on another screen.
 */
export async function axeProblems(
  page: Page,
  withColors: boolean,
  known?: string,
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) {
    // Takes half as long as `page.evaluate`, which parses the source three times.
    const session = await page.context().newCDPSession(page);
    await session.send("Runtime.evaluate", { expression: SOURCE });
    await session.detach();
  }
  return page.evaluate(
    async ([rules, ofColors, preload, exclude]) => {
      const { axe: inPage } = globalThis as unknown as {
        axe: { run(place: axe.ElementContext, options: axe.RunOptions): Promise<axe.AxeResults> };
      };
      const dialog = Array.from(document.querySelectorAll("dialog:modal")).at(-1);
      const place = dialog ?? { include: document, exclude };
      const { dataset } = document.documentElement;
      const violated = async (theme: string, values: readonly string[]) => {
        const { theme: before = "" } = dataset;
        dataset["theme"] = theme;
        const { violations } = await inPage.run(place, {
          runOnly: { type: "rule", values: [...values] },
          resultTypes: ["violations"],
          preload,
        });
        if (before === "") delete dataset["theme"];
        else dataset["theme"] = before;
        return violations.flatMap(({ id, nodes }) =>
          nodes.map(
            ({ html, failureSummary }) =>
              `${theme}, ${id}: ${html.slice(0, 160)} ${failureSummary}`,
          ),
        );
      };
      const problems = await violated("light", [...rules, ...ofColors]);
      return ofColors.length > 0 ? [...problems, ...(await violated("dark", ofColors))] : problems;
    },
    [
      OTHER_RULES,
      withColors ? COLOR_RULES : [],
      PRELOADS,
      known === undefined ? [] : [known],
    ] as const,
  );
}
