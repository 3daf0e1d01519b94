import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { openFirstYearPlan } from "./first-year-plan.ts";
import { unfoldAll } from "./planner.ts";

/** Text that no field accepts. */
const WRONG = ["abc", "-5", "99999999999", "1e9", "1,30", "12..5", "590 kg"] as const;
/** Fields that accept negative numbers. */
const SIGNED = ["water.fallFt", "money.grazedCost", "money.fallNet"];

/** The buttons of each planner to press so that all its fields exist. */
const ADDERS: Readonly<Record<string, readonly string[]>> = {
  "my-season": [
    "They went to P1",
    "Add a rest window",
    "Close a paddock for a while",
    "Add a trigger date",
    "Count growth that is still to come",
    "Add other animals",
    "Keep pastures apart",
  ],
  budget: [],
  water: [],
  tests: [],
};

for (const [planner, adders] of Object.entries(ADDERS)) {
  test(`a wrong number in any field of ${planner} is rejected with a message`, async ({ page }) => {
    test.slow();
    await page.goto(`/tools/${planner}`);
    await expect(page.locator(".screens[data-at]")).toBeAttached();
    // The sheets exist once React has hydrated the planner.
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      await expect(page.locator(".sheet").first()).toBeAttached({ timeout: 500 });
    }).toPass();
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    const found: string[] = [];
    let fields = 0;
    const tabs = page.getByRole("navigation", { name: "Parts of this planner" }).getByRole("link");
    const tests = planner === "tests" ? page.locator(".test-index a") : null;
    for (const link of [...(await tabs.all()), ...((await tests?.all()) ?? [])]) {
      await link.dispatchEvent("click");
      await unfoldAll(page);
      for (const adder of adders)
        for (const button of await page.locator(".screen[data-on]").getByText(adder).all())
          await button.dispatchEvent("click");
      await unfoldAll(page);
      const typed = await typeWrong(page, ".screen[data-on]");
      found.push(...typed.found);
      fields += typed.fields;
    }
    expect(fields).toBeGreaterThan(13);
    expect(found).toEqual([]);
  });
}

test("a wrong number in any field of the first-year plan is rejected with a message", async ({
  page,
}) => {
  await openFirstYearPlan(page);
  const { found, fields } = await typeWrong(page, ".first-year", "Print the plan");
  expect(fields).toBe(3);
  expect(found).toEqual([]);
});

/** Types every wrong text into every field, and reports where it is accepted, altered or printed. */
function typeWrong(page: Page, root: string, printButton: string | null = null) {
  return page.evaluate(
    async ({ wrong, signed, root, printButton }) => {
      const found: string[] = [];
      const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
      const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const type = async (input: HTMLInputElement, text: string) => {
        native?.set?.call(input, text);
        input.dispatchEvent(new Event("input", { bubbles: true }));
        // The chart updates with the number.
        await drawn();
      };
      /** The text of the sheets, printed by the button if there is one, or else by the browser's command. */
      const sheets = async () => {
        if (printButton === null) dispatchEvent(new Event("beforeprint"));
        else {
          const buttons = [...document.querySelectorAll<HTMLElement>(`${root} button`)];
          buttons.find(({ innerText }) => innerText === printButton)?.click();
          await drawn();
        }
        const words = [...document.querySelectorAll(".sheet")].map((each) => each.textContent);
        dispatchEvent(new Event("afterprint"));
        return words;
      };
      const nonsense = () =>
        /NaN|Infinity|undefined|null|∞/.exec(document.querySelector(root)?.textContent ?? "")?.[0];
      const paths = [
        ...document.querySelectorAll<HTMLInputElement>(`${root} input[inputmode]`),
      ].map(({ id }) => id);
      for (const path of paths) {
        const field = () => document.querySelector<HTMLInputElement>(`[id="${path}"]`);
        const before = field()?.value ?? "";
        for (const text of [...wrong, ""]) {
          const input = field();
          if (!input) {
            found.push(`${path} is gone`);
            break;
          }
          await type(input, text);
          const message = input
            .closest(".tool-field")
            ?.querySelector(".finding.refused")?.textContent;
          const mayBe = text === "" || (text === "-5" && signed.includes(path));
          if (!mayBe && !message) found.push(`${path} takes ${text}`);
          if (text !== "" && message && input.getAttribute("aria-invalid") !== "true")
            found.push(`${path} is not marked as wrong at ${text}`);
          if (field()?.value !== text) found.push(`${path} loses ${text}: ${field()?.value}`);
          if (nonsense()) found.push(`${path} = ${text} prints ${nonsense()}`);
          const printed = await sheets();
          if (printed.length === 0) found.push("no sheets");
          for (const sheet of printed)
            if (/NaN|Infinity|undefined|null/.test(sheet)) found.push(`${path} = ${text} on paper`);
        }
        const input = field();
        if (input) await type(input, before);
      }
      return { found, fields: paths.length };
    },
    { wrong: WRONG, signed: SIGNED, root, printButton },
  );
}
