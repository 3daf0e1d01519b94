/**
 * The desktop navigation's dropdowns: one open at a time, by hover or by the button beside the label;
 * Escape closes and gives focus back to the button (specification, section 2; decision 7).
 */
export function dropdowns(): void {
  document.addEventListener("click", ({ target }) => {
    const item = itemOf(target);
    const button = target instanceof Element && target.closest("[data-dropdown] > button");
    if (button) open(item?.dataset.open === "click" ? undefined : item, "click");
    else if (!item || (target instanceof Element && target.closest("a"))) open(undefined);
  });
  document.addEventListener("pointerover", ({ target, pointerType }) => {
    if (pointerType !== "mouse") return;
    const item = itemOf(target);
    if (item && item.dataset.open === undefined) open(item, "hover");
    else if (!item && current()?.dataset.open === "hover") open(undefined);
  });
  document.addEventListener("focusin", ({ target }) => {
    if (current() && itemOf(target) !== current()) open(undefined);
  });
  document.addEventListener("keydown", ({ key }) => {
    const item = current();
    if (key !== "Escape" || !item) return;
    if (item.contains(document.activeElement)) item.querySelector("button")?.focus();
    open(undefined);
  });
}

function itemOf(target: EventTarget | null): HTMLElement | undefined {
  const item = target instanceof Element && target.closest("[data-dropdown]");
  return item instanceof HTMLElement ? item : undefined;
}

function current(): HTMLElement | undefined {
  return document.querySelector<HTMLElement>("[data-dropdown][data-open]") ?? undefined;
}

function open(item: HTMLElement | undefined, how = ""): void {
  for (const other of document.querySelectorAll<HTMLElement>("[data-dropdown]")) {
    if (other === item) other.dataset.open = how;
    else delete other.dataset.open;
    other.querySelector("button")?.setAttribute("aria-expanded", String(other === item));
  }
}
