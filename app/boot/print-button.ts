/** Opens the browser's print dialog from any button marked `data-print`. */
export function printButton(): void {
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-print]")) print();
  });
}
