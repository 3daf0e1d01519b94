import { z } from "zod/mini";
import { CARDS, CLOSINGS, FRIEZES, SINGLES, SPOTS } from "#app/pictures/files.ts";
import { PAGE_GROUPS } from "../page-address.ts";
import { asTyped, plain } from "../plain-text.ts";
import { assessmentForm } from "./assessment.ts";
import {
  blockId,
  cut,
  date,
  figure,
  flag,
  guideStep,
  inline,
  limits,
  link,
  photo,
  principle,
  some,
  sum,
} from "./fields.ts";

/** A kind of block. Every block has an id. */
const block = <Kind extends string, Fields extends z.core.$ZodLooseShape>(
  kind: Kind,
  fields: Fields,
) => z.strictObject({ kind: z.literal(kind), id: blockId, ...fields });

/** The fields of a block that is a section of its page. */
const section = {
  heading: plain(),
  intro: z.optional(inline()),
  /** The darker of the two backgrounds. */
  sunken: flag(),
  /** Diagrams below it. */
  cuts: z.optional(some(cut)),
};

/** Paragraphs. A page's first text block is beside its table of contents. */
const text = block("text", {
  heading: z.optional(plain()),
  paragraphs: some(inline()),
  list: z.optional(some(inline())),
  /** The only edition that shows it: the static demo, or the site with a server behind it. */
  edition: z.optional(z.enum(["demo", "server"])),
  /** Adds the site's legal operator. */
  operator: flag(),
});

/** A list: bullets, large ones, numbers, boxes to check off, or lines to fill in on the printed page. */
const list = block("list", {
  ...section,
  style: z._default(z.enum(["marks", "large", "numbers", "boxes", "lines"]), "marks"),
  items: some(inline()),
});

/** Advice set apart. An `urgent` one cannot wait; `lines` are to be filled in by hand. */
const callout = block("callout", {
  heading: z.optional(plain()),
  paragraphs: some(inline()),
  urgent: flag(),
  lines: z._default(z.array(plain()), []),
});

const steps = block("steps", { ...section, items: some(guideStep) });

/** Ideas side by side, or each in a panel of its own. */
const principles = block("principles", { ...section, panels: flag(), items: some(principle) });

const questions = block("questions", {
  items: some(z.strictObject({ question: plain(), answer: some(inline()) })),
});

/** A cell of a table: text, a value with its limit, or tenths of the ranch. */
const cell = z.union(
  [
    inline(),
    z.strictObject({ value: plain(), caution: inline() }),
    z.strictObject({ tenths: z.int().check(z.minimum(1), z.maximum(10)) }),
  ],
  "must be text, a value with its caution, or tenths",
);

/** A table. Each row has a heading and one cell for each of the other columns. */
const table = block("table", {
  ...section,
  caption: plain(),
  columns: z.array(plain()).check(z.minLength(2)),
  rows: some(z.tuple([plain()], cell)),
  caution: z.optional(inline()),
  cut: z.optional(cut),
  /** Starts the back of a printed sheet that has two sides. */
  back: flag(),
}).check(
  z.refine(
    ({ columns, rows }) => rows.every((row) => row.length === columns.length),
    "must have as many cells in each row as columns",
  ),
);

/** Rules of thumb, each beside its limits. */
const figures = block("figures", { ...section, items: some(figure) });

/** What to expect and when. `tenths` is the share of the ranch that has changed, as filled squares out of ten. */
const years = block("years", {
  ...section,
  items: some(
    z.strictObject({
      title: plain(),
      tenths: z.int().check(z.minimum(1), z.maximum(10)),
      picture: z.optional(z.enum(SINGLES)),
      text: z.optional(inline()),
      caution: z.optional(inline()),
      signs: z.optional(some(inline())),
      figure: z.optional(figure),
    }),
  ),
  note: z.optional(inline()),
});

const mistake = block("mistake", {
  heading: plain(),
  looksLike: inline(),
  whyItHurts: inline(),
  instead: some(inline()),
  ifYouAlreadyDid: inline(),
});

/** A field of research: evidence for and against a claim, and what we conclude. */
const evidence = block("evidence", {
  ...section,
  evidenceFor: some(inline()),
  evidenceAgainst: some(inline()),
  takeaway: inline(),
  sources: some(inline()),
});

const entry = { title: plain(), text: inline(), to: link.shape.to };

const card = z.strictObject({
  ...entry,
  picture: z.enum([...CARDS, ...SINGLES]),
  photo: z.optional(photo),
});

/**
 * Cards that link to other pages; without items, to the pages of the group that have a card. In a `grid`, the heading
 * is for screen readers only; a `list` has no pictures, and `more` adds entries to the group's pages.
 */
const cards = block("cards", {
  ...section,
  layout: z._default(z.enum(["grid", "featured", "list"]), "grid"),
  items: z.optional(some(card)),
  more: z._default(z.array(z.strictObject(entry)), []),
});

/** People. The tool is drawn if the portrait does not load; `label` stands above each name. */
const profiles = block("profiles", {
  heading: plain(),
  label: plain(),
  items: some(
    z.strictObject({
      name: plain(),
      title: plain(),
      tool: z.enum(SPOTS),
      bio: inline(),
      photo,
    }),
  ),
});

/** A page's one large figure: the arithmetic, and what it means with its limit. */
const largeFigure = block("large-figure", { sum, text: inline() });

/** Diagrams, only on the screen if the page is a printed sheet. */
const diagrams = block("diagrams", { wide: flag(), items: some(cut) });

/** A strip of drawn landscape that breaks up a long page. */
const strip = block("strip", { picture: z.enum(FRIEZES) });

/** Where figures come from. A sheet says the day they were checked and what could not be confirmed. */
const sources = block("sources", {
  heading: plain(),
  checked: z.optional(date),
  unconfirmed: z.optional(inline()),
  items: some(inline()),
});

/** Posts by id (the file's name without `.md`, unless its front matter has another), or the newest ones. */
const posts = block("posts", {
  heading: plain(),
  posts: z._default(z.array(asTyped()), []),
  newest: z._default(z.int(), 0),
  all: z.optional(link),
});

/** Where to go next. */
const links = block("links", { links: some(link) });

/** The call to action at the end of a page: a heading, a sentence or two, one button. */
const callToAction = block("call-to-action", {
  heading: plain(),
  text: inline(),
  action: link,
  picture: z.enum(CLOSINGS),
  photo: z.optional(photo),
});

/** Whom to call, as a table; `elsewhere` introduces the same people on other pages. */
const contacts = block("contacts", {
  heading: plain(),
  elsewhere: inline(),
  caption: plain(),
  columns: z.array(plain()).check(z.length(4)),
  items: some(
    z.strictObject({
      who: plain(),
      does: inline(),
      cost: plain(),
      label: plain(),
      address: z.httpUrl(),
    }),
  ),
});

/** The contacts of the site, on a page that does not list them itself. */
const findPeople = block("find-people", {});

/** One of the weeks whose days the quick start prints on one sheet. */
const week = block("week", {
  ...section,
  tasks: z
    .array(
      z.strictObject({
        day: z.int().check(z.minimum(1), z.maximum(30)),
        minutes: z.int(),
        /** For the sheet with all thirty days. */
        short: plain().check(
          z.refine(
            (words) => words.split(" ").length <= 9,
            "Nine words at most fit into a day’s square",
          ),
        ),
        text: inline(),
      }),
    )
    .check(z.minLength(5)),
  cost: inline(),
  writeDown: inline(),
  ...limits,
});

const assessment = block("assessment", assessmentForm);

/** Every page: links, and the pages of groups. */
const siteMap = block("site-map", {
  groups: some(
    z.strictObject({
      heading: plain(),
      links: z._default(z.array(link), []),
      groups: z._default(z.array(z.enum(PAGE_GROUPS)), []),
    }),
  ),
  notes: some(inline()),
});

const BLOCKS = [
  text,
  list,
  callout,
  steps,
  principles,
  questions,
  table,
  figures,
  years,
  mistake,
  evidence,
  cards,
  profiles,
  largeFigure,
  diagrams,
  strip,
  sources,
  posts,
  links,
  callToAction,
  contacts,
  findPeople,
  week,
  assessment,
  siteMap,
] as const;

const KINDS = BLOCKS.map((each) => each.shape.kind.def.values[0]);

/** A part of a page. */
export const anyBlock = z.discriminatedUnion("kind", BLOCKS, `must be one of: ${KINDS.join(", ")}`);

export type Block = z.output<typeof anyBlock>;
export type BlockKind = Block["kind"];
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>;
