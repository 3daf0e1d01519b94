import type { ClipboardEvent, KeyboardEvent } from "react";
import { isServer } from "#app/backend/desk.ts";
import {
  filesOf,
  holdsFiles,
  NO_UPLOADS,
  onFileDrop,
} from "#app/desk/pictures/upload/dropped-files.ts";
import { PATIENCE_MS } from "#app/shared/patience.ts";
import { continueBlock, hardBreak } from "../tools/continue-block.ts";
import { insertBlock, insertReference, linkOver } from "../tools/insert.ts";
import { applyEdit, selectionOf } from "./apply-edit.ts";
import { type ToolAction, TOOLS } from "./toolbar.tsx";

/** Markdown that starts with a block, or has several. */
const BLOCK = /^(?:#{1,6} |> |[-*] |\d+[.)] |\||!\[)|\n\n/;

const ONLY_PLAIN =
  "Pasted without headings, links and lists: the converter didn’t load. To keep them, undo, and paste again once the connection is better.";

/** Keyboard shortcuts, pasting and dropping in the content field. Tab is left to the browser. */
export function useWritingKeys({
  onTool,
  onFiles,
  notify,
}: {
  readonly onTool: (action: ToolAction) => void;
  /** Handles pasted or dropped files, in the edition that takes uploads. */
  readonly onFiles: (files: readonly File[]) => void;
  /** Shows a message below the field until the next one. */
  readonly notify: (message: string) => void;
}) {
  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { key, ctrlKey, metaKey, shiftKey, altKey, nativeEvent, currentTarget } = event;
    if (nativeEvent.isComposing || altKey) return;
    const pressed = `${shiftKey ? "Shift+" : ""}${key.toUpperCase()}`;
    const tool = ctrlKey === metaKey ? undefined : TOOLS.find((one) => one.key === pressed);
    if (tool) {
      event.preventDefault();
      onTool(tool.action);
    } else if (key === "Enter" && !ctrlKey && !metaKey) {
      const selection = selectionOf(currentTarget);
      const edit = shiftKey ? hardBreak(selection) : continueBlock(selection);
      if (!edit) return;
      event.preventDefault();
      applyEdit(currentTarget, edit);
    }
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { clipboardData, currentTarget: target } = event;
    const html = clipboardData.getData("text/html");
    const plain = clipboardData.getData("text/plain");
    // Word also offers copied text as a picture, so only a file without text counts.
    if (holdsFiles(clipboardData) && plain === "") {
      event.preventDefault();
      if (isServer) onFiles(filesOf(clipboardData));
      else notify(NO_UPLOADS);
      return;
    }
    notify("");
    const selection = selectionOf(target);
    const link = linkOver(selection, plain);
    if (link) {
      event.preventDefault();
      applyEdit(target, insertReference(selection.text, link));
      return;
    }
    if (html === "") return;
    event.preventDefault();
    const converted = import("../paste/rich-text.ts").then(({ markdownFromHtml }) => {
      const { markdown, picturesLeftOut } = markdownFromHtml(html);
      return { text: markdown ?? plain, message: leftOutMessage(picturesLeftOut) };
    });
    const late = new Promise<never>((_, reject) => {
      setTimeout(reject, PATIENCE_MS);
    });
    void Promise.race([converted, late])
      // Falls back to the plain text.
      .catch(() => ({ text: plain, message: ONLY_PLAIN }))
      .then(({ text, message }) => {
        insert(target, text);
        notify(message);
      });
  }

  // In the edition without uploads, the form handles drops and says that there are none.
  const drop = isServer
    ? onFileDrop<HTMLTextAreaElement>((files, { currentTarget, clientX, clientY }) => {
        putCaretAt(currentTarget, clientX, clientY);
        onFiles(files);
      })
    : {};
  return { press, paste, drop };
}

/** Puts the caret at a point of the screen, as the browser does for a dropped text. */
function putCaretAt(target: HTMLTextAreaElement, x: number, y: number): void {
  const at = document.caretPositionFromPoint?.(x, y);
  if (at?.offsetNode === target) target.setSelectionRange(at.offset, at.offset);
}

function insert(target: HTMLTextAreaElement, text: string): void {
  const selection = selectionOf(target);
  const caret = selection.start + text.length;
  applyEdit(
    target,
    BLOCK.test(text)
      ? insertBlock(selection, text)
      : { from: selection.start, to: selection.end, insert: text, select: [caret, caret] },
  );
}

function leftOutMessage(count: number): string {
  if (count === 0) return "";
  const pictures = count === 1 ? "One picture was" : `${count} pictures were`;
  if (isServer) {
    const files = count === 1 ? "its file" : "their files";
    return `${pictures} left out. To bring ${count === 1 ? "it" : "them"} in, drop ${files} here or use Picture.`;
  }
  return `${pictures} left out: pictures come from images.unsplash.com and images.pexels.com only.`;
}
