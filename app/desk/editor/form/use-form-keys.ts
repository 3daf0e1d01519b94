import { type KeyboardEvent, useEffect, useEffectEvent } from "react";

/**
 * The editor's keyboard shortcuts: Ctrl+S or Cmd+S saves (the browser would save the page), Ctrl+Enter or
 * Cmd+Enter opens the publish menu, F8 goes to the next field to fix.
 */
export function useEditorKeys({
  onSave,
  onMenu,
  onNextProblem,
}: Readonly<Record<"onSave" | "onMenu" | "onNextProblem", () => void>>): void {
  const actionOf = useEffectEvent((key: string, isCommand: boolean) => {
    if (key === "F8" && !isCommand) return onNextProblem;
    if (key.toLowerCase() === "s" && isCommand) return onSave;
    return key === "Enter" && isCommand ? onMenu : undefined;
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.altKey || event.shiftKey || document.querySelector("dialog[open]")) return;
      const action = actionOf(event.key, event.ctrlKey !== event.metaKey);
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

/**
 * Keeps Enter in a one-line field from submitting the form, which would publish in mid-sentence, and from
 * breaking the line in a field that wraps.
 */
export function preventEnterSubmit(event: KeyboardEvent): void {
  const { target, currentTarget, key } = event;
  // React bubbles events of the editor's dialogs here, whose own fields may submit.
  const isLine =
    target instanceof HTMLInputElement ||
    (target instanceof HTMLTextAreaElement && target.matches(".one-line"));
  if (key === "Enter" && isLine && currentTarget.contains(target)) event.preventDefault();
}
