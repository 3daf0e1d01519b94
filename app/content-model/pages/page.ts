import { parse } from "yaml";
import { z } from "zod/mini";
import { curlyQuotes } from "#app/domain/curly-quotes.ts";
import { bandAt, type BandPicture, BANDS, CARDS } from "#app/pictures/files.ts";
import { pageAddress } from "../page-address.ts";
import { parseYaml } from "../parse-yaml.ts";
import { site as firstEdition } from "#content/site.ts";
import { type SiteWords, siteWords, withSiteWords } from "../site-words.ts";
import { plain } from "../plain-text.ts";
import { editable } from "../texts/editable.ts";
import { anyBlock, type Block, type BlockKind, type BlockOf } from "./blocks.ts";
import { cut, date, flag, inline, link, photo } from "./fields.ts";
import { staleParts, translated } from "./translation.ts";

/** Search engines cut longer ones. */
const DESCRIPTION_LIMIT = 160;

/** The first id that two blocks share. */
const sharedId = (blocks: readonly Block[]): string | undefined =>
  blocks.map(({ id }) => id).find((id, index, ids) => ids.indexOf(id) !== index);

/** A page's file: the texts for its head, its header and lists, and its blocks. */
export const pageFile = z.strictObject({
  /** Its name in lists, if it is not its title. */
  label: z.optional(plain()),
  /** Its place in the lists of its group. */
  order: z._default(z.number(), 0),
  /** The level-1 heading. */
  title: plain(),
  metaDescription: editable(
    z
      .string()
      .check(z.trim(), z.minLength(110), z.maxLength(DESCRIPTION_LIMIT), z.overwrite(curlyQuotes)),
    { kind: "text", most: DESCRIPTION_LIMIT },
  ),
  lede: inline(),
  /** `hero`: the home page. `sheet`: prints on one page of paper, or on both sides of it. */
  layout: z._default(z.enum(["page", "hero", "sheet"]), "page"),
  /** The drawing across the top, which a sheet does without, and the photo that covers it. */
  picture: z.optional(z.enum(BANDS)),
  photo: z.optional(photo),
  actions: z._default(z.array(link), []),
  /** A button that prints the page. */
  printable: flag(),
  /** Links to its sections. */
  contents: flag(),
  /** A tall diagram in a column beside the text. */
  column: z.optional(cut),
  /** Smaller type in print, so that a sheet fits on one page. */
  smallPrint: flag(),
  /** The specified date of a policy, and the day of its last change. */
  dated: z.optional(date),
  changed: z.optional(date),
  /** For a page in Spanish that nobody in the trade has read yet: the day on which that was last true. */
  unread: z.optional(date),
  /** Its card on its group's overview and its entry in the navigation. A page without one is in neither. */
  card: z.optional(
    z.strictObject({
      text: inline(),
      picture: z.optional(z.enum(CARDS)),
      /** The page's own by default. */
      photo: z.optional(photo),
    }),
  ),
  blocks: z.array(anyBlock).check(
    z.refine((blocks) => sharedId(blocks) === undefined, {
      error: ({ input }) => `has the id “${sharedId(input as readonly Block[])}” twice`,
    }),
  ),
});

/** A page of the content folder. */
export interface ContentPage extends z.output<typeof pageFile> {
  /** Its file's path under `content/pages`, without `.yaml`; with `es/` before it in Spanish. */
  readonly name: string;
  /** Its address within the site. */
  readonly address: string;
  readonly label: string;
  /** The parts whose English has changed since they were translated, by the ids of their blocks. */
  readonly stale: readonly string[];
}

/**
 * Parses and validates a page's YAML. `file` is the path shown in errors.
 *
 * @param site replaces `{site name}` and `{site email}` in the texts.
 * @throws Error that lists each problem as `file:line: field problem`.
 */
export function parsePage(
  name: string,
  file: string,
  source: string,
  site: SiteWords = firstEdition,
): ContentPage {
  const page = parseYaml(pageFile, file, source, 1, (data) => ({
    data: withSiteWords(data, site),
    problems: [],
  }));
  return pageOf(name, file, page, site);
}

/**
 * Parses a page in Spanish, which takes all but its texts from the English page's file (translation.ts).
 *
 * @param english the source of the English page's file.
 * @param twins the English addresses that have a page in Spanish.
 * @throws Error as above, also for each text that the Spanish file lacks.
 */
export function parseTranslation(
  name: string,
  file: string,
  source: string,
  english: string,
  twins: ReadonlySet<string>,
  site: SiteWords = firstEdition,
): ContentPage {
  const data: unknown = parse(english);
  let stale: readonly string[] = [];
  const page = parseYaml(pageFile, file, source, 1, (own) => {
    stale = staleParts(data, own);
    const whole = translated(data, twins)(own);
    return { ...whole, data: withSiteWords(whole.data, site) };
  });
  return pageOf(name, file, page, site, stale);
}

function pageOf(
  name: string,
  file: string,
  page: z.output<typeof pageFile>,
  site: SiteWords,
  stale: readonly string[] = [],
): ContentPage {
  if (page.layout === "page" && page.picture === undefined) {
    throw new Error(`${file}:1: picture is missing`);
  }
  return {
    ...page,
    // Only after its limits were checked, so that no site name makes it too long.
    metaDescription: siteWords(page.metaDescription, site),
    name,
    address: pageAddress(name),
    label: page.label ?? page.title,
    stale,
  };
}

/** A page's drawing; a sheet's is that of its group. */
export const bandOf = ({ picture, address }: ContentPage): BandPicture =>
  picture ?? bandAt(address);

/** The blocks of one kind, in order. */
export function blocksOf<Kind extends BlockKind>(
  { blocks }: Pick<ContentPage, "blocks">,
  kind: Kind,
): BlockOf<Kind>[] {
  return blocks.filter((block): block is BlockOf<Kind> => block.kind === kind);
}
