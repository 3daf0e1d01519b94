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

/** Enter in a field of one line never submits the form: that would publish in the middle of writing. */
export function keepEnterFromSubmitting(event: KeyboardEvent): void {
  const { target, currentTarget, key } = event;
  // A dialog of the editor is the form's child for React alone; its own fields may submit it.
  const isField = target instanceof HTMLInputElement && currentTarget.contains(target);
  if (key === "Enter" && isField) event.preventDefault();
}
