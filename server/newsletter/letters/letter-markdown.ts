import MarkdownIt from "markdown-it";
import type { MarkdownIt as Renderer } from "markdown-it";
import type { Site } from "#app/content-model/site-settings.ts";
import { isCutAddress } from "#app/markdown/rules/cuts-rule.ts";
import { quotes } from "#app/markdown/rules/quotes-rule.ts";
import { safeAddress } from "#app/markdown/safe-address.ts";

/** Markdown for mails: as on the site, without what needs its styles or scripts. */
export function letterMarkdown(): Renderer {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
  markdown.validateLink = (address) => safeAddress(address) || isCutAddress(address);
  return markdown.use(quotes);
}

/** Where the leave link stands in a letter, for `withLeaveLink`. */
export const LEAVE = "https://leave.invalid/";

/** Replaces the place of the leave link, in HTML or plain text. */
export function withLeaveLink(part: string, address: string): string {
  return part.replaceAll(LEAVE, address);
}

/** Below each letter: why it came, and who sends it. */
export const why = ({ name }: Site): string =>
  `You get this letter because you confirmed your address at ${name}.`;
