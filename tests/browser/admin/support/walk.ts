import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";

export type Way = "mouse" | "keyboard" | "phone";

/** Columns of the table in docs/walks/desk.md with the current number of steps. */
const COLUMN: Readonly<Record<Way, number>> = { mouse: 4, keyboard: 5, phone: 6 };
/** More tab stops than any page of the desk has. */
const MANY = 120;

/** The steps of each task as stated in docs/walks/desk.md. */
function promised(way: Way): Readonly<Record<string, number>> {
  const rows = readFileSync("docs/walks/desk.md", "utf8")
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));
  return Object.fromEntries(
    rows
      .filter((cells) => /^\d+$/.test(cells[COLUMN[way] + 1] ?? ""))
      .map((cells) => [cells[1] ?? "", Number(cells[COLUMN[way] + 1])]),
  );
}

/**
 * Performs tasks at the desk with one input device, counting clicks, taps and key presses; typed text
 * is not counted.
 */
export class Walk {
  readonly page: Page;
  readonly way: Way;
  private steps = 0;

  constructor(page: Page, way: Way) {
    this.page = page;
    this.way = way;
  }

  /** Performs one task and compares its steps with the table. */
  async task(name: string, walk: () => Promise<void>): Promise<void> {
    await test.step(name, async () => {
      this.steps = 0;
      await walk();
      expect.soft(this.steps, `${name}, by ${this.way}`).toBe(promised(this.way)[name]);
    });
  }

  /** Clicks or taps; by keyboard, tabs there and presses Enter. */
  async press(target: Locator, direction: "on" | "back" = "on"): Promise<void> {
    if (this.way === "keyboard") {
      await this.goTo(target, direction);
      await this.key("Enter");
      return;
    }
    this.steps += 1;
    await (this.way === "phone" ? target.tap() : target.click());
  }

  /** Moves the focus to a field. */
  async goTo(target: Locator, direction: "on" | "back" = "on"): Promise<void> {
    if (this.way !== "keyboard") {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      this.steps += 1;
      await (this.way === "phone" ? target.tap() : target.click());
      return;
    }
    await target.waitFor();
    for (let stops = 0; stops < MANY; stops += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.key(direction === "on" ? "Tab" : "Shift+Tab");
    }
    await expect(target).toBeFocused();
  }

  /** Presses a key or a key combination. */
  async key(keys: string): Promise<void> {
    this.steps += 1;
    await this.page.keyboard.press(keys);
  }

  /** Selects an option. */
  async choose(select: Locator, name: string): Promise<void> {
    if (this.way === "keyboard") {
      await this.goTo(select);
      await this.page.keyboard.type(name);
    } else {
      // The system's option list: one press opens it, one selects.
      this.steps += 2;
      await select.selectOption(name);
    }
  }

  /** Types text, which is not counted. */
  async type(words: string): Promise<void> {
    await this.page.keyboard.insertText(words);
  }

  /** Scrolls a box to its end, page by page; by keyboard, with one key. */
  async scrollToEnd(box: Locator): Promise<void> {
    const scrollOn = (part: Element) => {
      part.scrollBy(0, part.clientHeight);
      return part.scrollTop + part.clientHeight < part.scrollHeight - 1;
    };
    do this.steps += 1;
    while (await box.evaluate(scrollOn));
  }
}
