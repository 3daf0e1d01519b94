import { z } from "zod";
import { plain } from "../plain-text.ts";
import { renderInline } from "#app/markdown/renderer.ts";
import { withRuleFigures } from "../rule-figures.ts";
import { callToAction, cut, inline, link, pageBase, sources } from "./fields.ts";
import type { PageGroup } from "./group.ts";

/** One entry of the overview: a sheet to print or a planner to fill in. */
const tool = z.strictObject({ title: plain(), text: inline(), to: link.shape.to });

const heading = { heading: plain() };

const listPart = z.strictObject({ kind: z.literal("list"), ...heading, items: sources });
const checklistPart = z.strictObject({ kind: z.literal("checklist"), ...heading, items: sources });
const stepsPart = z.strictObject({ kind: z.literal("steps"), ...heading, items: sources });

/** Text of a table, with the figures of the rules by name. */
const ruled = z
  .string()
  .trim()
  .min(1)
  .transform((text, context) => {
    try {
      return renderInline(withRuleFigures(text));
    } catch (error) {
      context.addIssue(error instanceof Error ? error.message : "is wrong");
      return z.NEVER;
    }
  });

/** A table. Each row has a heading and one cell for each of the other columns. */
const tablePart = z
  .strictObject({
    kind: z.literal("table"),
    ...heading,
    caption: plain(),
    columns: z.array(plain()).min(2),
    /** Starts the back of a printed sheet that has two sides. */
    onBack: z.boolean().default(false),
    rows: z.array(z.tuple([plain()], ruled)).min(1),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    message: "must have as many cells in each row as columns",
  });

const part = z.discriminatedUnion("kind", [listPart, checklistPart, stepsPart, tablePart]);

const sheetBase = {
  ...pageBase,
  /** The day the sources were last checked, yyyy-mm-dd. */
  checked: z.iso.date(),
  /** What cannot wait, with lines to fill in by hand. */
  urgent: z.strictObject({ ...heading, text: inline(), lines: z.array(plain()).min(1) }).optional(),
  parts: z.array(part).min(1),
  /** Diagrams, only on the screen: the printed sheet has no room for them. */
  cuts: z.array(cut).optional(),
  /** Smaller type in print, so that the sheet fits on one page. */
  smallPrint: z.boolean().default(false),
  /** What the sources could not confirm. */
  unconfirmed: inline(),
  sources,
  next: z.array(link).min(1),
};

/** A sheet that prints on one page, or on both sides of it. */
const fieldSheetPage = z.strictObject(sheetBase);

/** The field sheets, one row each. For the planners, see planners.ts. */
export const tools = {
  overview: {
    schema: z.strictObject({
      ...pageBase,
      intro: z.array(inline()).min(1),
      sheets: z.array(tool).min(1),
      /** Planners to fill in on the screen. */
      planners: z.array(tool),
      callToAction,
    }),
  },
  "turn-in": { label: "Before You Open the Gate", schema: fieldSheetPage },
  "stop-grazing": { label: "When to Stop Grazing", schema: fieldSheetPage },
  "cost-share": { label: "Paying for It", schema: fieldSheetPage },
  // Whom to call. The practice pages show the same locators, introduced by `block`.
  people: {
    label: "People Who Will Walk Your Pasture",
    schema: z.strictObject({
      ...sheetBase,
      block: z.strictObject({ ...heading, text: inline() }),
      locators: z
        .array(
          z.strictObject({
            who: plain(),
            does: inline(),
            cost: plain(),
            label: plain(),
            address: z.httpUrl(),
          }),
        )
        .min(4),
    }),
  },
  regions: { label: "Where You Ranch", schema: fieldSheetPage },
} as const satisfies PageGroup;

export type FieldSheetPage = z.output<typeof fieldSheetPage>;
