import { TEXT_FIELDS } from "../enhance/page-contract.ts";

/** A click or submit that came before hydration. */
export interface Press {
  readonly control: HTMLElement;
  /** The values of the island’s text fields at that moment. */
  readonly values: readonly string[];
}

/**
 * Records an island's field values before hydration. Call the returned function after hydration to replay choices,
 * typing and presses: React keeps what a field shows but gets no event for it, so the page would show one number and
 * compute with another. Firefox also restores choices when a page is reloaded. If React has rendered the island anew
 * because a translator or an extension had changed it, the new elements get all of that, and the focus.
 */
export function recordEarlyInput(
  island: HTMLElement,
  presses: readonly Press[],
): () => Promise<void> {
  const fields = [...island.querySelectorAll<HTMLInputElement>(TEXT_FIELDS)];
  const elements = () => [...island.querySelectorAll("*")];
  const before = elements();
  const focused = document.activeElement;
  const readInput = () => ({
    typed: fields.map(({ value }) => value),
    chosen: [...island.querySelectorAll<HTMLInputElement | HTMLOptionElement>(CHOSEN)],
  });
  let input = readInput();
  // A render right after hydration writes the old values back into the fields, without an event.
  const listening = new AbortController();
  island.addEventListener("input", () => (input = readInput()), { signal: listening.signal });
  let lastValues: readonly string[] = fields.map(({ defaultValue }) => defaultValue);
  return async () => {
    listening.abort();
    // Taken before a replayed press changes the elements.
    const after = elements();
    /**
     * The element, or the new one that replaced it: the one with as many elements of its kind before it. Elements that
     * a translator or an extension had inserted are of other kinds, and React has removed them.
     */
    const inPlaceOf = <Kind extends Element>(element: Kind) => {
      if (element.isConnected) return element;
      const alike = (all: Element[]) =>
        all.filter(({ localName }) => localName === element.localName) as Kind[];
      return alike(after)[alike(before).indexOf(element)] ?? element;
    };
    const replayTyping = async (values: readonly string[]) => {
      for (const [index, field] of fields.entries()) {
        const text = values[index] ?? "";
        if (text !== lastValues[index]) type(inPlaceOf(field), text);
      }
      lastValues = values;
      await rendered();
    };
    for (const choice of input.chosen.map(inPlaceOf)) {
      if ("selected" in choice) {
        choice.selected = true;
        choice.parentElement?.dispatchEvent(new Event("change", { bubbles: true }));
      } else {
        // React ignores a click that changes nothing since it last looked, so undo the choice first.
        choice.checked = choice.defaultChecked;
        choice.click();
      }
    }
    if (focused instanceof HTMLElement && !focused.isConnected) inPlaceOf(focused).focus();
    for (const { control: pressed, values } of presses) {
      await replayTyping(values);
      const control = inPlaceOf(pressed);
      if (control instanceof HTMLFormElement) control.requestSubmit();
      else control.click();
      await rendered();
    }
    await replayTyping(input.typed);
  };
}

/**
 * Radio buttons, checkboxes and menu options whose state differs from the document's. A radio button that is no longer
 * checked needs no replay: checking the other one unchecks it.
 */
const CHOSEN = ":checked:not([checked], [selected]), [type=checkbox][checked]:not(:checked)";

/**
 * React renders what an event changed in a microtask. Waiting for a task instead would let a reader type in
 * between, and a replayed press that resets the fields would clear that.
 */
const rendered = () => Promise.resolve();

/** React ignores a value that equals the last one written to the field, so write another first. */
function type(field: HTMLInputElement, text: string): void {
  field.value = text === "" ? field.defaultValue : "";
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
