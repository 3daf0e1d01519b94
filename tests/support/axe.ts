import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import axe from "axe-core";

/** Half as long as `axe.source`, which takes as long to load as its rules to run. */
const SOURCE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
/** Every axe rule that is not deprecated, including those that are off by default, but for one that a stricter one has. */
const EVERY_RULE = axe
  .getRules()
  .filter(({ ruleId, tags }) => !tags.includes("deprecated") && ruleId !== "color-contrast")
  .map(({ ruleId }) => ruleId);
/** Two rules (css-orientation-lock and no-autoplay-audio) fetch every stylesheet again: only `npm run test:all` does. */
const PRELOADS = process.env["TEST_ALL"] !== undefined;
/** They take up to half of the time. Colors are tokens, whose pairs tests/styles/contrast.test.ts checks in both themes. */
const COLOR_RULES = EVERY_RULE.filter((rule) => /^color|link-in-text-block/.test(rule));
const OTHER_RULES = EVERY_RULE.filter((rule) => !COLOR_RULES.includes(rule));

/**
 * Violations of any impact in the topmost dialog, or in the page where none is open: what lies behind a dialog is a
 * screen of its own.
 *
 * @param withColors whether to run the rules of colors too, in both themes.
 * @param known a selector of what was checked on another screen.
 */
export async function axeProblems(
  page: Page,
  withColors: boolean,
  known?: string,
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) {
    // Half as long as `page.evaluate`, which parses it three times.
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
