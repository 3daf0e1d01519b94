import { Toolbar as ToolbarBox, ToolbarItem } from "@ariakit/react";
import { isServer } from "#app/backend/desk.ts";
import {
  BoldIcon,
  HeadingIcon,
  ImageIcon,
  ItalicIcon,
  ListIcon,
  NumberedListIcon,
  PageLinkIcon,
  QuoteIcon,
  TableIcon,
} from "#app/ui/icons/editor-icons.ts";
import { LinkIcon } from "#app/ui/icons/share-icons.ts";
import { type Reference, table } from "../tools/insert.ts";
import { bulletedList, heading, numberedList, quote } from "../tools/lines.ts";
import type { Tool } from "../tools/text-edit.ts";
import { bold, italic } from "../tools/wrap.ts";

/**
 * A tool either changes the text at once, or opens a dialog for a picture or for a link, whose target may be chosen
 * by title.
 */
export type ToolAction =
  | { readonly tool: Tool }
  | { readonly asks: Reference["kind"]; readonly byTitle?: true };

interface ToolbarTool {
  readonly name: string;
  /** The label under the icon, where there is room; a part of the name. */
  readonly word: string;
  readonly action: ToolAction;
  readonly Icon: () => React.JSX.Element;
  /** Its shortcut, with Ctrl or Cmd. */
  readonly key?: string;
}

const BY_TITLE: ToolbarTool = {
  name: "Link to a post, page or file",
  word: "to a post",
  action: { asks: "link", byTitle: true },
  Icon: PageLinkIcon,
  key: "Shift+K",
};

/** In the order of the toolbar. */
export const TOOLS: readonly ToolbarTool[] = [
  { name: "Heading", word: "Heading", action: { tool: heading }, Icon: HeadingIcon },
  { name: "Bold", word: "Bold", action: { tool: bold }, Icon: BoldIcon, key: "B" },
  { name: "Italic", word: "Italic", action: { tool: italic }, Icon: ItalicIcon, key: "I" },
  { name: "Link", word: "Link", action: { asks: "link" }, Icon: LinkIcon, key: "K" },
  ...(isServer ? [BY_TITLE] : []),
  { name: "Bulleted list", word: "List", action: { tool: bulletedList }, Icon: ListIcon },
  {
    name: "Numbered list",
    word: "Numbered",
    action: { tool: numberedList },
    Icon: NumberedListIcon,
  },
  { name: "Quote", word: "Quote", action: { tool: quote }, Icon: QuoteIcon },
  { name: "Table", word: "Table", action: { tool: table }, Icon: TableIcon },
  { name: "Picture", word: "Picture", action: { asks: "picture" }, Icon: ImageIcon },
];

/** The formatting toolbar: one tab stop, arrow keys move between tools (ARIA toolbar pattern). */
export function Toolbar({
  controls,
  onUse,
}: {
  readonly controls: string;
  readonly onUse: (action: ToolAction) => void;
}) {
  const command = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl+";
  return (
    <ToolbarBox className="toolbar" aria-label="Formatting" aria-controls={controls}>
      {TOOLS.map(({ name, word, action, Icon, key }) => (
        <ToolbarItem
          key={name}
          aria-label={name}
          aria-keyshortcuts={key ? `Control+${key} Meta+${key}` : undefined}
          // Keeps focus and selection in the text while the pointer presses.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onUse(action)}
        >
          {/* A title of the button itself would be read after its name. */}
          <span title={key ? `${name} (${command}${key})` : name}>
            <Icon />
          </span>
          <span className="tool-word">{word}</span>
        </ToolbarItem>
      ))}
    </ToolbarBox>
  );
}
