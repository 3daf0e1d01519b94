import { expect, type Locator, type Page, test } from "@playwright/test";

export type Way = "mouse" | "keyboard" | "phone";

/** More tab stops than any page of the desk has. */
const MANY = 120;

/** Clicks, key presses or taps that each task of an editor takes; a change that adds steps is a regression. */
const STEPS: Readonly<Record<string, Readonly<Record<Way, number>>>> = {
  "Sign in": { mouse: 2, keyboard: 2, phone: 2 },
  "Find by a word in the text, and open it there": { mouse: 3, keyboard: 6, phone: 3 },
  "Typo at the end of a long post": { mouse: 15, keyboard: 27, phone: 21 },
  "See it": { mouse: 1, keyboard: 3, phone: 1 },
  "Back to editing it": { mouse: 1, keyboard: 2, phone: 1 },
  "Change the cover": { mouse: 2, keyboard: 4, phone: 2 },
  "Leave unsaved, and stay": { mouse: 2, keyboard: 5, phone: 2 },
  "Signed out in another tab, and on": { mouse: 1, keyboard: 1, phone: 1 },
  "Cancel, and Undo": { mouse: 2, keyboard: 23, phone: 2 },
  "Delete two wrong posts, and Undo": { mouse: 3, keyboard: 21, phone: 3 },
  "New post with heading, list, link, picture": { mouse: 16, keyboard: 28, phone: 16 },
  "Preview, and back to the sentence": { mouse: 2, keyboard: 5, phone: 2 },
  Publish: { mouse: 1, keyboard: 2, phone: 1 },
  "A mistake in each field: to the last of six": { mouse: 2, keyboard: 7, phone: 2 },
  "Paste from Word": { mouse: 1, keyboard: 1, phone: 1 },
};

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

  /** Performs one task and compares its steps with STEPS. */
  async task(name: string, walk: () => Promise<void>): Promise<void> {
    await test.step(name, async () => {
      this.steps = 0;
      await walk();
      expect.soft(this.steps, `${name}, by ${this.way}`).toBe(STEPS[name]?.[this.way]);
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

  /** Scrolls an element to its end, window by window. */
  async scrollToEnd(box: Locator): Promise<void> {
    const scrollOn = (part: Element) => {
      part.scrollBy(0, part.clientHeight);
      return part.scrollTop + part.clientHeight < part.scrollHeight - 1;
    };
    do this.steps += 1;
    while (await box.evaluate(scrollOn));
  }
}
