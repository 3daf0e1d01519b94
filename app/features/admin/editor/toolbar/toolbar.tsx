import { type KeyboardEvent, useRef, useState } from "react";
import {
  BoldIcon,
  HeadingIcon,
  ImageIcon,
  ItalicIcon,
  LinkIcon,
  ListIcon,
  NumberedListIcon,
  QuoteIcon,
  TableIcon,
} from "../../../../ui/editor-icons.tsx";
import { image, link, table } from "./insert.ts";
import { bulletedList, heading, numberedList, quote } from "./lines.ts";
import type { Tool } from "./text-edit.ts";
import { bold, italic } from "./wrap.ts";

/** Tools that a key also calls, together with Ctrl or Cmd. */
export const SHORTCUTS: Readonly<Record<string, Tool>> = { b: bold, i: italic, k: link };

const TOOLS = [
  { name: "Heading", tool: heading, Icon: HeadingIcon },
  { name: "Bold", tool: bold, Icon: BoldIcon, key: "B" },
  { name: "Italic", tool: italic, Icon: ItalicIcon, key: "I" },
  { name: "Link", tool: link, Icon: LinkIcon, key: "K" },
  { name: "Bulleted list", tool: bulletedList, Icon: ListIcon },
  { name: "Numbered list", tool: numberedList, Icon: NumberedListIcon },
  { name: "Quote", tool: quote, Icon: QuoteIcon },
  { name: "Table", tool: table, Icon: TableIcon },
  { name: "Image", tool: image, Icon: ImageIcon },
] as const;

/** One stop for Tab; the arrow keys go from tool to tool (ARIA toolbar pattern). */
export function Toolbar({
  controls,
  onUse,
}: {
  readonly controls: string;
  readonly onUse: (tool: Tool) => void;
}) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const command = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl+";

  function go(event: KeyboardEvent) {
    const last = TOOLS.length - 1;
    const target = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setCurrent(target);
    bar.current?.querySelectorAll("button")[target]?.focus();
  }

  return (
    <div
      ref={bar}
      className="toolbar"
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      onKeyDown={go}
    >
      {TOOLS.map(({ name, tool, Icon, ...more }, index) => (
        <button
          key={name}
          type="button"
          tabIndex={index === current ? 0 : -1}
          aria-label={name}
          title={"key" in more ? `${name} (${command}${more.key})` : name}
          aria-keyshortcuts={"key" in more ? `Control+${more.key} Meta+${more.key}` : undefined}
          // The text keeps its focus and selection while the pointer presses.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(index)}
          onClick={() => onUse(tool)}
        >
          <Icon />
        </button>
      ))}
    </div>
  );
}
