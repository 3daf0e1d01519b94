import { listen } from "../boot/listen.ts";
import { nearest } from "../boot/nearest.ts";

/** Opens the browser's print dialog from any button marked `data-print`. */
export function printButton(): void {
  listen("click", ({ target }) => {
    if (nearest(target, "[data-print]")) print();
  });
}
