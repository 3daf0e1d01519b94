/**
 * For browsers whose styles cannot hold a folded list open (app/ui/text/fold.tsx): opened where there is room, and
 * before a page is printed.
 */
export function openFolds(): void {
  const open = () => {
    for (const fold of document.querySelectorAll("details.fold")) fold.setAttribute("open", "");
  };
  if (matchMedia("(min-width: 40.01em)").matches) open();
  addEventListener("beforeprint", open);
}
