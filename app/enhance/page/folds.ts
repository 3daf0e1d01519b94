/**
 * For browsers whose CSS cannot force a fold open (app/ui/text/fold.tsx): opens folds on wide screens, and
 * before printing.
 */
export function openFolds(): void {
  const open = () => {
    for (const fold of document.querySelectorAll("details.fold")) fold.setAttribute("open", "");
  };
  if (matchMedia("(min-width: 40.01em)").matches) open();
  addEventListener("beforeprint", open);
}
