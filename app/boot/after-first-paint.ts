/** Does work once the document has been painted for the first time: a frame, and the moment after. */
export function afterFirstPaint(work: () => void): void {
  document.addEventListener("DOMContentLoaded", () =>
    requestAnimationFrame(() => setTimeout(work)),
  );
}
