import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import axe from "axe-core";
import { faintText } from "./faint-text.ts";

/** Half as long as `axe.source`, which takes as long to load as its rules to run. */
const SOURCE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const all = process.env["TEST_ALL"] !== undefined;
/**
 * Every axe rule that is not deprecated, including those that are off by default, but for one that a stricter one has.
 * Only `npm run test:all` runs that one, of the contrast of text, which `faintText` measures in a tenth of the time.
 */
const EVERY_RULE = axe
  .getRules()
  .filter(({ ruleId, tags }) => !tags.includes("deprecated") && ruleId !== "color-contrast")
  .map(({ ruleId }) => ruleId)
  .filter((rule) => all || rule !== "color-contrast-enhanced");
const COLOR_RULES = EVERY_RULE.filter((rule) => /^color|link-in-text-block/.test(rule));

/**
 * Violations of any impact in the topmost dialog, or in the page where none is open: what lies behind a dialog is a
 * screen of its own. In the light theme by every rule, in the dark one, which changes only colors, by those of colors.
 *
 * @param known what has been looked at on another screen.
 */
export async function axeProblems(page: Page, inDark = true, known?: string): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) {
    // Half as long as `page.evaluate`, which parses it three times.
    const session = await page.context().newCDPSession(page);
    await session.send("Runtime.evaluate", { expression: SOURCE });
    await session.detach();
  }
  const problems = await page.evaluate(
    async ([every, ofColors, preload, exclude]) => {
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
          // Two rules (css-orientation-lock and no-autoplay-audio) fetch every stylesheet again.
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
      const light = await violated("light", every);
      return ofColors.length > 0 ? [...light, ...(await violated("dark", ofColors))] : light;
    },
    [
      EVERY_RULE,
      all && inDark ? COLOR_RULES : [],
      all,
      known === undefined ? [] : [known],
    ] as const,
  );
  return [...problems, ...(await faintText(page, inDark ? ["light", "dark"] : ["light"], known))];
}
