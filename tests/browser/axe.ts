import type { Page } from "@playwright/test";
import axe from "axe-core";

/** Every axe rule that is not deprecated, including those that are off by default. */
export const EVERY_RULE = axe
  .getRules()
  .filter(({ tags }) => !tags.includes("deprecated"))
  .map(({ ruleId }) => ruleId)
  // The same check with a lower limit; it takes a fifth of axe's time.
  .filter((rule) => rule !== "color-contrast");
/** Rules that need real rendering. */
export const COLOR_RULES = EVERY_RULE.filter((rule) => /^color|link-in-text-block/.test(rule));

/** Violations of any impact that axe finds in the page, with their location. */
export async function axeProblems(
  page: Page,
  rules: readonly string[] = EVERY_RULE,
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async (values) => {
      const { axe: inPage } = globalThis as unknown as {
        axe: { run(place: Document, options: axe.RunOptions): Promise<axe.AxeResults> };
      };
      const { violations } = await inPage.run(document, {
        runOnly: { type: "rule", values },
        resultTypes: ["violations"],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
      );
    },
    [...rules],
  );
}
