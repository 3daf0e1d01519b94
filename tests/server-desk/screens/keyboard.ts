import type { Page } from "@playwright/test";
import { lookAtFocus, stopOf } from "../../browser/accessibility/focus-stop.ts";

/** Groups that are one tab stop, with arrow keys moving between their parts. */
const COMPOSITE = "[role=toolbar], [role=tablist], .picture-grid";
/** How long a dialog may take to close. */
const CLOSING_MS = 2000;
/** More tab stops than any screen has; one date field has four. */
const MANY = 300;

/**
 * Goes through the page, or its topmost dialog, with Tab. @returns the problems of somebody without a mouse: controls
 * that are not reached or come out of order, focus that cannot be seen or leaves a dialog, and elements that only a
 * pointer can press.
 *
 * @param known selects the page's beginning that was walked on another screen: the walk starts at its last control.
 */
export async function walkByKeyboard(page: Page, known?: string): Promise<string[]> {
  // As text, since `evaluateHandle` passes only one function to the page, and these call one another there.
  const look = `(${String(lookAtFocus)})()`;
  const walk = await page.evaluateHandle<Walk>(
    `(${String(startWalk)})((${String(controlsInOrder)})(${JSON.stringify([COMPOSITE, known])}), ${String(whereFocusIs)}, () => ${look})`,
  );
  const { names, ofKnown, problems } = await walk.evaluate(
    ({ controls: { elements: _, ...rest } }) => rest,
  );
  const seen = new Set<number>();
  let last: number | undefined;
  if (ofKnown > 0) {
    for (let at = 0; at < ofKnown; at += 1) seen.add(at);
    last = ofKnown - 1;
    await walk.evaluate(({ controls: { elements } }, at) => elements[at]?.focus(), last);
  }
  let atEnd = false;
  for (let presses = 0; presses < MANY && (seen.size < names.length || !atEnd); ) {
    // The page records where each press leads, since asking after every press takes three times as long.
    const batch = Math.max(names.length - seen.size, 1);
    for (let press = 0; press < batch; press += 1) await page.keyboard.down("Tab");
    presses += batch;
    for (const { at, stray, ...focus } of await walk.evaluate(({ take }) => take())) {
      const { place, problem } = stopOf(focus);
      atEnd = place === "nowhere";
      if (atEnd) continue;
      // Parts of a date field, and a frame's content, draw their own focus mark.
      if (problem !== "" && at !== last && !names[at]?.startsWith("<iframe"))
        problems.push(problem);
      if (at === -1) {
        if (stray !== "") problems.push(stray);
        continue;
      }
      atEnd = seen.has(at) && at !== last;
      if (last !== undefined && at !== last && at !== (last + 1) % names.length) {
        problems.push(`after ${names[last]} comes ${names[at]}`);
      }
      seen.add(at);
      last = at;
    }
  }
  await walk.evaluate(({ end }) => end());
  await walk.dispose();
  await page.keyboard.up("Tab");
  problems.push(...(await walkByArrows(page)));
  const missed = names.filter((_, index) => !seen.has(index));
  return [...new Set([...problems, ...missed.map((name) => `cannot be reached: ${name}`)])];
}

/** The problems that need no key press: a positive tabindex, controls left out of Tab, elements for a pointer only. */
export async function tabOrder(page: Page): Promise<string[]> {
  const controls = await page.evaluateHandle(controlsInOrder, [COMPOSITE, undefined] as const);
  const problems = await controls.evaluate((found) => found.problems);
  await controls.dispose();
  return problems;
}

/** Goes through each toolbar and row of tabs with arrow keys. @returns the groups that they do not reach whole. */
async function walkByArrows(page: Page): Promise<string[]> {
  const missed: string[] = [];
  const dialogs = page.locator("dialog:modal");
  const shown = (await dialogs.count()) === 0 ? page : dialogs.last();
  for (const composite of await shown.locator(COMPOSITE).all()) {
    const count = await composite.locator("button:visible").count();
    const reached = await composite.evaluateHandle(focusedIn);
    await composite.locator("[tabindex='0'], button:not([tabindex])").first().focus();
    for (const key of ["ArrowRight", "ArrowLeft"]) {
      for (let press = 0; press < count; press += 1) await page.keyboard.press(key);
    }
    const strays = await reached.evaluate((all) => [...all].some((one) => !one.matches("button")));
    if ((await reached.evaluate(({ size }) => size)) < count || strays) {
      missed.push(`arrow keys do not reach all of ${await composite.getAttribute("aria-label")}`);
    }
  }
  return missed;
}

/** The elements that get the focus in a group from now on, and the group itself if the focus leaves it. */
function focusedIn(group: Element): ReadonlySet<Element> {
  const focused = document.activeElement;
  const reached = new Set(focused && group.contains(focused) ? [focused] : []);
  group.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element) reached.add(target);
  });
  group.addEventListener("focusout", (event) => {
    const to = (event as FocusEvent).relatedTarget;
    if (!(to instanceof Node && group.contains(to))) reached.add(group);
  });
  return reached;
}

/** The tab stops, recorded in the page: each when the next press leaves it, the last one when `take` is called. */
interface Walk {
  readonly controls: ReturnType<typeof controlsInOrder>;
  readonly take: () => Noted[];
  readonly end: () => void;
}
type Noted = ReturnType<typeof whereFocusIs> & ReturnType<typeof lookAtFocus>;

function startWalk(
  controls: Walk["controls"],
  where: typeof whereFocusIs,
  look: typeof lookAtFocus,
): Walk {
  let stops: Noted[] = [];
  let isNoted = true;
  const note = () => {
    if (!isNoted) stops.push({ ...where(controls), ...look() });
    isNoted = false;
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === "Tab") note();
  };
  // Keys pressed in a frame fire no event in the page.
  const onBlur = () => setTimeout(note);
  addEventListener("keydown", onKey, true);
  addEventListener("blur", onBlur);
  return {
    controls,
    take() {
      note();
      isNoted = true;
      const taken = stops;
      stops = [];
      return taken;
    },
    end() {
      removeEventListener("keydown", onKey, true);
      removeEventListener("blur", onBlur);
    },
  };
}

/** The controls of the page or of its topmost dialog in document order, and the problems of that order. */
function controlsInOrder([composite, known]: readonly [string, string | undefined]) {
  const CONTROLS =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [tabindex]";
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 0;
  const top = Array.from(document.querySelectorAll("dialog:modal")).at(-1);
  const all = Array.from((top ?? document).querySelectorAll<HTMLElement>(CONTROLS)).filter(
    (element) => isSeen(element) && !element.matches(":disabled") && !element.closest("[inert]"),
  );
  const nameOf = (element: Element) => element.outerHTML.slice(0, 140);
  const elements = all.filter((element) => {
    if (element.tabIndex < 0) return false;
    if (!(element instanceof HTMLInputElement) || element.type !== "radio") return true;
    // In a group of radio buttons Tab stops at the chosen one; arrow keys reach the others.
    const group = all.filter(
      (other) =>
        other instanceof HTMLInputElement &&
        other.type === "radio" &&
        other.name === element.name &&
        other.form === element.form,
    ) as HTMLInputElement[];
    return (group.find(({ checked }) => checked) ?? group[0]) === element;
  });
  // Links in a preview (.prose) only show what readers get.
  const isLeftOut = (element: HTMLElement) =>
    element.tabIndex < 0 &&
    element.matches("a, button, input, select, textarea, summary") &&
    !element.closest(`${composite}, .prose`);
  const problems = all.flatMap((element) => [
    ...(element.tabIndex > 0 ? [`has a positive tabindex: ${nameOf(element)}`] : []),
    ...(isLeftOut(element) ? [`is left out of the tab order: ${nameOf(element)}`] : []),
  ]);
  // People who see the screen expect the next control to the right or below.
  const isHeld = (element: Element) => {
    for (let part: Element | null = element; part && part !== top; part = part.parentElement) {
      if (/sticky|fixed/.test(getComputedStyle(part).position)) return true;
    }
    return false;
  };
  elements.forEach((element, index) => {
    const next = elements[index + 1];
    if (!next || isHeld(element) || isHeld(next)) return;
    // The tabs come right before the text, so that few keys lead back to them.
    if (element.closest(".tabs-row")) return;
    const [a, b] = [element.getBoundingClientRect(), next.getBoundingClientRect()];
    const inColumn = b.left < a.right && a.left < b.right;
    const inRow = b.top < a.bottom && a.top < b.bottom;
    if ((inColumn && !inRow && b.top < a.top) || (inRow && !inColumn && b.left < a.left)) {
      problems.push(
        `is placed before the control that precedes it in the tab order: ${nameOf(next)}`,
      );
    }
  });
  // A pointer cursor promises that a click does something.
  for (const element of (top ?? document.body).querySelectorAll("*")) {
    const { cursor } = getComputedStyle(element);
    const works = element.closest(
      "a, button, input, select, textarea, summary, label, option, [role=option]",
    );
    if (!works && !["auto", "default", "text"].includes(cursor) && isSeen(element)) {
      problems.push(`only a pointer can press it: ${nameOf(element)}`);
    }
  }
  return {
    elements,
    names: elements.map(nameOf),
    /** How many of the controls belong to the known beginning. */
    ofKnown: known ? elements.findIndex((element) => !element.closest(`.skip, ${known}`)) : 0,
    problems,
  };
}

/**
 * The index of the control with the focus, or -1. Without one, `stray` names an unexpected stop; a part that scrolls
 * is a tab stop by itself and is expected.
 */
function whereFocusIs({ elements }: { readonly elements: readonly Element[] }) {
  const focused = document.activeElement;
  // A group of radio buttons is one stop; while none is chosen, it may be at any of them.
  const groupOf = (element: Element | null) =>
    element instanceof HTMLInputElement && element.type === "radio" ? element.name : undefined;
  const group = groupOf(focused);
  const at = elements.findIndex(
    (element) => element === focused || (group !== undefined && groupOf(element) === group),
  );
  if (at >= 0 || !focused || focused === document.body) return { at, stray: "" };
  const name = focused.outerHTML.slice(0, 140);
  const dialog = Array.from(document.querySelectorAll("dialog:modal")).at(-1);
  if (dialog && !dialog.contains(focused)) return { at, stray: `leaves the dialog: ${name}` };
  const scrolls =
    focused.scrollHeight > focused.clientHeight || focused.scrollWidth > focused.clientWidth;
  return { at, stray: scrolls ? "" : `Tab stops at an element that is no control: ${name}` };
}

/**
 * Closes the open dialog, if there is one, by Escape or by `leave`. @returns a problem if it stays open or the focus
 * is lost.
 */
export async function leaveDialog(
  page: Page,
  leave?: (page: Page) => Promise<void>,
): Promise<string[]> {
  const dialogs = page.locator("dialog:modal");
  const open = await dialogs.count();
  if (open === 0) return [];
  // The focus may be in a frame, which would keep the key press.
  await page.locator("dialog:modal button").last().focus();
  await page.keyboard.press("Escape");
  if (leave) {
    if ((await dialogs.count()) < open) return ["Escape closes the dialog"];
    await leave(page);
  }
  const isClosed = await dialogs
    .nth(open - 1)
    .waitFor({ state: "detached", timeout: CLOSING_MS })
    .then(
      () => true,
      () => false,
    );
  if (!isClosed) return ["the dialog does not close by keyboard"];
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused?.hasAttribute("data-pressed")) return [];
    return [`after the dialog the focus is on ${focused?.outerHTML.slice(0, 140)}`];
  });
}
