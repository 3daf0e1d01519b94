import { z } from "zod/mini";
import { curlyQuotes } from "../domain/curly-quotes.ts";
import { parseYaml } from "./parse-yaml.ts";
import { plain, possiblyEmpty, specified } from "./plain-text.ts";
import { editable } from "./texts/editable.ts";

/** The settings' file in the checkout. JSON, so that browsers' code can be built from it; a YAML parser reads it. */
export const SITE_FILE = "content/site.json";

const NAME_LIMIT = 40;
const TAGLINE_LIMIT = 160;
const OPERATOR_LIMIT = 300;
const ADDRESS_LIMIT = 254;

/** Signs that mean something in the Markdown of pages, where the name stands, too. */
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

/** What a site says of itself. */
export const siteSettings = z.strictObject({
  name: plain(NAME_LIMIT).check(
    z.regex(NAME, "must have none of the signs * _ [ ] < > { } \\ ` |"),
  ),
  tagline: plain(TAGLINE_LIMIT),
  taglineInSpanish: plain(TAGLINE_LIMIT),
  /** Of posts by nobody in particular. Each post keeps its own, so it is no setting. */
  byline: specified(),
  /** Without a trailing slash. SITE_ORIGIN overrides it. */
  origin: z.httpUrl(),
  email: email(emailAddress),
  /** Who is legally responsible for the site, with a postal address. Printed in terms, privacy and about. */
  operator: plain(OPERATOR_LIMIT),
  /** Whom mails come from; by default the site's name and address. */
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

/** How the operator of the sample begins, who is nobody. */
const NOBODY = "Nobody yet.";

/** Whether somebody is named who runs the site: below a letter the law asks for a name and a postal address. */
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

/** The site's pages elsewhere that it has. */
export function socialLinks({ social }: Site): { readonly label: string; readonly to: string }[] {
  return Object.entries(NETWORKS).flatMap(([network, label]) => {
    const to = social[network as keyof typeof NETWORKS];
    return to === "" ? [] : [{ label, to }];
  });
}
