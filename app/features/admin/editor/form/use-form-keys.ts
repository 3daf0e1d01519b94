import { type KeyboardEvent, useEffect, useEffectEvent } from "react";

/**
 * The editor's keys, wherever the focus is: Ctrl+S or Cmd+S saves (the browser would save the page), with
 * Enter it opens the ways of publishing.
 */
export function useEditorKeys({
  onSave,
  onMenu,
}: {
  readonly onSave: () => void;
  readonly onMenu: () => void;
}): void {
  const press = useEffectEvent((key: "s" | "enter") => (key === "s" ? onSave() : onMenu()));
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if ((key !== "s" && key !== "enter") || event.ctrlKey === event.metaKey) return;
      if (event.altKey || event.shiftKey || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      press(key);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

/**
 * Enter in a field of one line never submits the form: that would publish in the middle of writing. Nor
 * does it break the line of one that wraps to show all of it.
 */
export function keepEnterFromSubmitting(event: KeyboardEvent): void {
  const { target, currentTarget, key } = event;
  // A dialog of the editor is the form's child for React alone; its own fields may submit it.
  const isLine =
    target instanceof HTMLInputElement ||
    (target instanceof HTMLTextAreaElement && target.matches(".one-line"));
  if (key === "Enter" && isLine && currentTarget.contains(target)) event.preventDefault();
}
