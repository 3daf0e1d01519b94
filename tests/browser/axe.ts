import type { Page } from "@playwright/test";
import axe from "axe-core";

/** Every rule of axe that is not deprecated: all tags, with those that are off unless asked for. */
export const EVERY_RULE = axe
  .getRules()
  .filter(({ tags }) => !tags.includes("deprecated"))
  .map(({ ruleId }) => ruleId);
/** What only a browser that paints can tell. */
export const COLOR_RULES = EVERY_RULE.filter((rule) => /^color|link-in-text-block/.test(rule));

/** The violations that axe finds in the page, of any impact, each with where it is. */
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
