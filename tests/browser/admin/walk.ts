import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";

export type Way = "mouse" | "keyboard" | "phone";

/** The columns of the table in docs/desk-walks.md that say how many steps each way takes now. */
const COLUMN: Readonly<Record<Way, number>> = { mouse: 4, keyboard: 5, phone: 6 };
/** More stops of the Tab key than any page of the desk has. */
const MANY = 120;

/** The steps that docs/desk-walks.md promises for each task. */
function promised(way: Way): Readonly<Record<string, number>> {
  const rows = readFileSync("docs/desk-walks.md", "utf8")
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));
  return Object.fromEntries(
    rows
      .filter((cells) => /^\d+$/.test(cells[COLUMN[way] + 1] ?? ""))
      .map((cells) => [cells[1] ?? "", Number(cells[COLUMN[way] + 1])]),
  );
}

/**
 * One editor's walk through the desk, by one way alone. What is clicked, tapped or pressed is counted;
 * the words that are typed are not.
 */
export class Walk {
  readonly page: Page;
  readonly way: Way;
  private steps = 0;

  constructor(page: Page, way: Way) {
    this.page = page;
    this.way = way;
  }

  /** Walks one task and compares its steps with what the table says. */
  async task(name: string, walk: () => Promise<void>): Promise<void> {
    await test.step(name, async () => {
      this.steps = 0;
      await walk();
      expect.soft(this.steps, `${name}, by ${this.way}`).toBe(promised(this.way)[name]);
    });
  }

  /** Clicks or taps; by keyboard, goes there with Tab and presses Enter. */
  async press(target: Locator, direction: "on" | "back" = "on"): Promise<void> {
    if (this.way === "keyboard") {
      await this.goTo(target, direction);
      await this.key("Enter");
      return;
    }
    this.steps += 1;
    await (this.way === "phone" ? target.tap() : target.click());
  }

  /** Puts the focus on a field. */
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

  /** Presses a key, or keys held together. */
  async key(keys: string): Promise<void> {
    this.steps += 1;
    await this.page.keyboard.press(keys);
  }

  /** Chooses an option, whose name is typed or pressed. */
  async choose(select: Locator, name: string): Promise<void> {
    if (this.way === "keyboard") {
      await this.goTo(select);
      await this.page.keyboard.type(name);
    } else {
      // The list of options is the machine's own: one press opens it, one takes the option.
      this.steps += 2;
      await select.selectOption(name);
    }
  }

  /** Types words, which are no steps. */
  async type(words: string): Promise<void> {
    await this.page.keyboard.insertText(words);
  }

  /** Scrolls a box to its end, window by window; by keyboard, with one key. */
  async scrollToEnd(box: Locator): Promise<void> {
    const scrollOn = (part: Element) => {
      part.scrollBy(0, part.clientHeight);
      return part.scrollTop + part.clientHeight < part.scrollHeight - 1;
    };
    do this.steps += 1;
    while (await box.evaluate(scrollOn));
  }
}
