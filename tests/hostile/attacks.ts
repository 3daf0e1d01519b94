import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const fixture = z.object({ sources: z.array(z.object({ strings: z.array(z.string()) })) });

/** The strings of published lists of attacks; the file names their sources and licenses. */
export const attacks: readonly string[] = fixture
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, "fixtures/attacks.json"), "utf8")))
  .sources.flatMap(({ strings }) => strings);

/** Markdown contexts in which text can become markup or an address. */
export const PLACES: Readonly<Record<string, (attack: string) => string>> = {
  "as it is": (attack) => attack,
  "link target": (attack) => `[a](${attack})`,
  "link target in brackets": (attack) => `[a](<${attack}>)`,
  "link text": (attack) => `[${attack}](/about)`,
  "link title": (attack) => `[a](/about "${attack}")`,
  "picture address": (attack) => `![a](${attack})`,
  "picture text": (attack) => `![${attack}](/a.png)`,
  autolink: (attack) => `<${attack}>`,
  reference: (attack) => `[a]\n\n[a]: ${attack}`,
  heading: (attack) => `### ${attack}`,
  "code language": (attack) => `\`\`\`${attack}\ncode\n\`\`\``,
  "code text": (attack) => `\`${attack}\``,
  "table cell": (attack) => `| a |\n|---|\n| ${attack} |`,
  "list item": (attack) => `- ${attack}`,
  quote: (attack) => `> ${attack}`,
};
