/** What was pressed before React was there. */
export interface Press {
  readonly control: HTMLElement;
  /** What stood in the island’s fields by then. */
  readonly before: readonly string[];
}

/**
 * Notes what an island was delivered with, before React takes it over. The answer does again, in its order, what was
 * typed and pressed until then: React leaves a field's text standing but does not learn of it, so the page would
 * show one number and compute with another.
 */
export function doneEarly(island: HTMLElement, presses: readonly Press[]): () => Promise<void> {
  const fields = [...island.querySelectorAll("input")];
  let last = fields.map(({ defaultValue }) => defaultValue);
  const typeAgain = async (texts: readonly string[]) => {
    for (const [index, field] of fields.entries()) {
      const text = texts[index] ?? "";
      if (text !== last[index]) type(field, text);
    }
    last = [...texts];
    await answered();
  };
  return async () => {
    const now = fields.map(({ value }) => value);
    for (const { control, before } of presses) {
      await typeAgain(before);
      if (control instanceof HTMLFormElement) control.requestSubmit();
      else control.click();
      await answered();
    }
    await typeAgain(now);
  };
}

/** React answers an event once the running task has ended. */
const answered = () => new Promise((resolve) => setTimeout(resolve));

/** React compares with what was last written through the field itself, so something else is written first. */
function type(field: HTMLInputElement, text: string): void {
  field.value = text === "" ? field.defaultValue : "";
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
