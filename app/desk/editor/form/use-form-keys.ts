import { type KeyboardEvent, useEffect, useEffectEvent } from "react";

/**
 * The editor's keyboard shortcuts: Ctrl+S or Cmd+S saves (the browser would save the page), Ctrl+Enter or
 * Cmd+Enter opens the publish menu.
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
