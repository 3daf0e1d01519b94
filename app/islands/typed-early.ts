/** The fields that hold something else than they were delivered with: typed before React was there. */
export function typedEarly(island: HTMLElement): readonly HTMLInputElement[] {
  return [...island.querySelectorAll<HTMLInputElement>(".tool-field input")].filter(
    (field) => field.value !== field.defaultValue,
  );
}

/**
 * Types it again. React leaves such a field's text standing but does not learn of it: the page would show one
 * number and reckon with another.
 */
export function typeAgain(fields: readonly HTMLInputElement[]): void {
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  for (const field of fields) {
    const typed = field.value;
    // React compares with the value that was last written through the field itself.
    field.value = field.defaultValue;
    native?.set?.call(field, typed);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
