import type { ClipboardEvent, KeyboardEvent, RefObject } from "react";
import { applyEdit, selectionOf } from "./toolbar/apply-edit.ts";
import { continueList } from "./toolbar/continue-list.ts";
import type { Tool } from "./toolbar/text-edit.ts";
import { SHORTCUTS } from "./toolbar/toolbar.tsx";

/** Formatting by key and by paste in the content field. Tab is left to the browser: it goes on. */
export function useWritingKeys(area: RefObject<HTMLTextAreaElement | null>) {
  function use(tool: Tool) {
    if (area.current) applyEdit(area.current, tool(selectionOf(area.current)));
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { key, ctrlKey, metaKey, shiftKey, altKey, nativeEvent } = event;
    if (nativeEvent.isComposing || shiftKey || altKey) return;
    const tool = ctrlKey !== metaKey ? SHORTCUTS[key.toLowerCase()] : undefined;
    if (tool) {
      event.preventDefault();
      use(tool);
    } else if (key === "Enter" && !ctrlKey && !metaKey) {
      const edit = continueList(selectionOf(event.currentTarget));
      if (!edit) return;
      event.preventDefault();
      applyEdit(event.currentTarget, edit);
    }
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const html = event.clipboardData.getData("text/html");
    const plain = event.clipboardData.getData("text/plain");
    if (html === "") return;
    const target = event.currentTarget;
    event.preventDefault();
    void import("./rich-text.ts")
      .then(({ isRichText, markdownFromHtml }) =>
        isRichText(html) ? markdownFromHtml(html) : plain,
      )
      .catch(() => plain)
      .then((text) => {
        const { start, end } = selectionOf(target);
        const caret = start + text.length;
        applyEdit(target, { from: start, to: end, insert: text, select: [caret, caret] });
      });
  }

  return { use, press, paste };
}
