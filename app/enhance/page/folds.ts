/** Records in the history which of a document's folds are open. Folds inside an island belong to React. */
export function folds(): void {
  const all = [...document.querySelectorAll<HTMLDetailsElement>("main details:not(.island *)")];
  const { open = [] }: { open?: readonly boolean[] } = history.state ?? {};
  // A reader who comes back would lose their place in closed folds.
  for (const [index, fold] of all.entries()) fold.open ||= open[index] ?? false;
  document.addEventListener(
    "toggle",
    () => history.replaceState({ ...history.state, open: all.map((fold) => fold.open) }, ""),
    true,
  );
  if (!CSS.supports("selector(::details-content)")) openAll();
}

/** For browsers whose CSS cannot force a fold open (app/ui/text/fold.tsx): on wide screens, and before printing. */
function openAll(): void {
  const open = () => {
    for (const fold of document.querySelectorAll("details.fold")) fold.setAttribute("open", "");
  };
  if (matchMedia("(min-width: 40.01em)").matches) open();
  addEventListener("beforeprint", open);
}
