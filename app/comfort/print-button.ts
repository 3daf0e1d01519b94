import { nearest } from "../boot/nearest.ts";

/** Opens the browser's print dialog from any button marked `data-print`. */
export function printButton(): void {
  document.addEventListener("click", ({ target }) => {
    if (nearest(target, "[data-print]")) print();
  });
}
