import { type KeyboardEvent, useEffect, useEffectEvent } from "react";

/** Ctrl+S or Cmd+S is the form's, wherever the focus is: the browser would save the page. */
export function useSaveKey(onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== "s" || event.ctrlKey === event.metaKey) return;
      if (event.altKey || event.shiftKey || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      press();
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
