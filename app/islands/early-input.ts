import { TEXT_FIELDS } from "../enhance/page-contract.ts";

/** A click or submit that came before hydration. */
export interface Press {
  readonly control: HTMLElement;
  /** The values of the island’s text fields at that moment. */
  readonly values: readonly string[];
}

/**
 * Records an island's field values before hydration. Call the returned function after it to replay choices, typing
 * and presses: React keeps what a field shows but gets no event for it, so the page would show one number and
 * compute with another. Firefox also restores choices when a page is reloaded. Where React renders the island anew,
 * since a translator or an extension has changed it, all of that and the focus go to the new elements.
 */
export function recordEarlyInput(
  island: HTMLElement,
  presses: readonly Press[],
): () => Promise<void> {
  const fields = [...island.querySelectorAll<HTMLInputElement>(TEXT_FIELDS)];
  const elements = () => [...island.querySelectorAll("*")];
  const before = elements();
  const focused = document.activeElement;
  const look = () => ({
    typed: fields.map(({ value }) => value),
    chosen: [...island.querySelectorAll<HTMLInputElement | HTMLOptionElement>(CHOSEN)],
  });
  let seen = look();
  // A render right after hydration writes the old values back into the fields, without an event.
  const listening = new AbortController();
  island.addEventListener("input", () => (seen = look()), { signal: listening.signal });
  let lastValues: readonly string[] = fields.map(({ defaultValue }) => defaultValue);
  return async () => {
    listening.abort();
    // Before a press changes what is there.
    const after = elements();
    /**
     * An element, or what the same component has rendered in its place: the one with as many of its kind before it.
     * Translators and extensions had put elements of other kinds between them, which React has dropped.
     */
    const now = <Kind extends Element>(element: Kind) => {
      if (element.isConnected) return element;
      const alike = (all: Element[]) =>
        all.filter(({ localName }) => localName === element.localName) as Kind[];
      return alike(after)[alike(before).indexOf(element)] ?? element;
    };
    const replayTyping = async (values: readonly string[]) => {
      for (const [index, field] of fields.entries()) {
        const text = values[index] ?? "";
        if (text !== lastValues[index]) type(now(field), text);
      }
      lastValues = values;
      await rendered();
    };
    for (const choice of seen.chosen.map(now)) {
      if ("selected" in choice) {
        choice.selected = true;
        choice.parentElement?.dispatchEvent(new Event("change", { bubbles: true }));
      } else {
        // React ignores a click that changes nothing since it last looked, so undo the choice first.
        choice.checked = choice.defaultChecked;
        choice.click();
      }
    }
    if (focused instanceof HTMLElement && !focused.isConnected) now(focused).focus();
    for (const { control: pressed, values } of presses) {
      await replayTyping(values);
      const control = now(pressed);
      if (control instanceof HTMLFormElement) control.requestSubmit();
      else control.click();
      await rendered();
    }
    await replayTyping(seen.typed);
  };
}

/**
 * Radio buttons, checkboxes and options of a menu that differ from the document. A radio button that lost the choice to
 * another says nothing by itself.
 */
const CHOSEN = ":checked:not([checked], [selected]), [type=checkbox][checked]:not(:checked)";

/**
 * React renders what an event changed in a microtask. Waiting for a task instead would let a reader type in
 * between, and a press that starts over would clear that.
 */
const rendered = () => Promise.resolve();

/** React ignores a value that equals the last one written to the field, so write another first. */
function type(field: HTMLInputElement, text: string): void {
  field.value = text === "" ? field.defaultValue : "";
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
