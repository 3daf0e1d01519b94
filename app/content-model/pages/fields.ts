import { z } from "zod/mini";
import { CUT_NAMES } from "#app/pictures/diagrams/cuts.ts";
import { joinLargeFigure, joinRanges, joinUnits } from "#app/markdown/rules/unbroken-figures.ts";
import { renderInline } from "#app/markdown/renderer.ts";
import { isPhotoAddress } from "#app/domain/photo-hosts.ts";
import { plain } from "../plain-text.ts";
import { withRuleFigures } from "../rule-figures.ts";
import { editable } from "../texts/editable.ts";

/** In characters of Markdown, addresses of links included. */
const TEXT_LIMIT = 2000;
const INTERNAL_ADDRESS = /^\/[a-z0-9/%-]*(?:#[a-z0-9-]+)?$/;

/** A list with at least one item. */
export const some = <Item extends z.ZodMiniType>(item: Item) => z.array(item).check(z.minLength(1));

/** A switch that is off unless the file says `true`. */
export const flag = () => z._default(z.boolean(), false);

/** A short text with figures. Line breaks cannot split a range such as 3–4, or a number from its unit. */
const withFigures = () => plain().check(z.overwrite((text) => joinUnits(joinRanges(text))));

/** The arithmetic of a page's one large figure. */
export const sum = plain().check(z.overwrite((text) => joinLargeFigure(joinRanges(text))));

/** Running text with Markdown bold and links and figures of rules by name (rule-figures.ts), rendered to HTML. */
export const inline = () =>
  editable(
    z.pipe(
      z.string().check(z.trim(), z.minLength(1), z.maxLength(TEXT_LIMIT)),
      z.transform((text: string, context) => {
        try {
          return renderInline(withRuleFigures(text));
        } catch (error) {
          const message = error instanceof Error ? error.message : "is wrong";
          context.issues.push({ code: "custom", message, input: text });
          return z.NEVER;
        }
      }),
    ),
    { kind: "text", most: TEXT_LIMIT },
  );

/** An address inside this site, such as `/practices/water`. */
const internalAddress = z
  .string()
  .check(z.regex(INTERNAL_ADDRESS, "must be an address inside this site, such as /blog"));

/** A stock photo: its address without size parameters, and what it shows. */
export const photo = z.strictObject({
  url: z
    .string()
    .check(
      z.refine(
        (address) => isPhotoAddress(address) && !/[\s?#]/.test(address),
        "must be a bare images.unsplash.com or images.pexels.com address",
      ),
    ),
  alt: plain(),
});

export const link = z.strictObject({ label: plain(), to: internalAddress });

export const date = z.iso.date("must be a date like 2025-05-27");

/** A diagram by name (drawings/README.md), with the math in one sentence as its caption. */
export const cut = z.strictObject({
  name: z.enum(CUT_NAMES, "must be the name of a diagram (drawings/README.md)"),
  caption: inline(),
});

/** What can kill, and the limit of the figures beside it. */
export const limits = { danger: z.optional(inline()), caution: z.optional(inline()) };

/** One idea. `inPractice` says what to do about it. */
export const principle = z.strictObject({
  title: plain(),
  text: inline(),
  inPractice: z.optional(some(inline())),
  ...limits,
});

/** One step of a guide, complete enough to print and take to the barn. */
export const guideStep = z.strictObject({
  title: withFigures(),
  text: inline(),
  tasks: some(inline()),
  time: inline(),
  cost: inline(),
  writeDown: inline(),
  ...limits,
  cut: z.optional(cut),
});

/** A rule-of-thumb figure, what it means and how far to trust it. */
export const figure = z.strictObject({ value: withFigures(), text: inline(), caution: inline() });

/** A name within its page, lowercase with hyphens: the block's anchor, and the same in every language. */
export const blockId = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]*$/, "must be lowercase letters, digits and hyphens"));
