import { z } from "zod/mini";
import { curlyQuotes } from "../domain/curly-quotes.ts";
import { parseYaml } from "./parse-yaml.ts";
import { plain, possiblyEmpty, specified } from "./plain-text.ts";
import { editable } from "./texts/editable.ts";

/** The settings' file in the checkout. JSON, so that browsers' code can import it; the YAML parser reads it too. */
export const SITE_FILE = "content/site.json";

const NAME_LIMIT = 40;
const TAGLINE_LIMIT = 160;
const OPERATOR_LIMIT = 300;
const ADDRESS_LIMIT = 254;

/** None of the characters that have a meaning in Markdown, because the name is part of pages' Markdown. */
const NAME = /^[^*_[\]<>{}\\`|]+$/;

const email = (schema: z.ZodMiniType<string>) =>
  editable(schema, { kind: "line", most: ADDRESS_LIMIT });

/** The address of a page on another site, or nothing. */
const elsewhere = editable(
  possiblyEmpty().check(
    z.maxLength(ADDRESS_LIMIT),
    z.refine(
      (text) => text === "" || z.safeParse(z.url({ protocol: /^https$/ }), text).success,
      "must begin with https://, or be empty",
    ),
  ),
  { kind: "line", most: ADDRESS_LIMIT },
);

const emailAddress = z.email("must be an email address");

/** A site's settings. */
export const siteSettings = z.strictObject({
  name: plain(NAME_LIMIT).check(
    z.regex(NAME, "must have none of the signs * _ [ ] < > { } \\ ` |"),
  ),
  tagline: plain(TAGLINE_LIMIT),
  taglineInSpanish: plain(TAGLINE_LIMIT),
  /** The author of posts without a byline of their own. Posts store it, so the desk does not let owners change it. */
  byline: specified(),
  /** Without a trailing slash. SITE_ORIGIN overrides it. */
  origin: z.httpUrl(),
  email: email(emailAddress),
  /**
   * The person or company legally responsible for the site, with a postal address. Printed in terms, privacy and about.
   */
  operator: plain(OPERATOR_LIMIT),
  /** The sender of mails; by default the site's name and address. */
  newsletter: z.strictObject({
    sender: editable(possiblyEmpty().check(z.maxLength(NAME_LIMIT), z.overwrite(curlyQuotes)), {
      kind: "line",
      most: NAME_LIMIT,
    }),
    address: email(z.union([z.literal(""), emailAddress], "must be an email address, or empty")),
  }),
  /** Links below each page. */
  social: z.strictObject({
    facebook: elsewhere,
    instagram: elsewhere,
    youtube: elsewhere,
    linkedin: elsewhere,
  }),
});

export type Site = z.output<typeof siteSettings>;

/** How the sample's operator text begins, which names nobody. */
const NOBODY = "Nobody yet.";

/** Whether the site's operator is named: the law requires a name and a postal address below each letter. */
export function hasOperator({ operator }: Pick<Site, "operator">): boolean {
  return !operator.startsWith(NOBODY);
}

/** Parses the settings' file. @throws InvalidFile */
export function parseSite(source: string): Site {
  return parseYaml(siteSettings, SITE_FILE, source);
}

/** Names of networks as they write them. */
const NETWORKS = {
  facebook: "Facebook",
  instagram: "Instagram",
  youtube: "YouTube",
  linkedin: "LinkedIn",
} as const;

/** Links to the site's profiles on other networks; only those that are set. */
export function socialLinks({ social }: Site): { readonly label: string; readonly to: string }[] {
  return Object.entries(NETWORKS).flatMap(([network, label]) => {
    const to = social[network as keyof typeof NETWORKS];
    return to === "" ? [] : [{ label, to }];
  });
}
