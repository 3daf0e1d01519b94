import { z } from "zod";
import { CUT_NAMES } from "#app/pictures/diagrams/cuts.ts";
import { joinLargeFigure, joinRanges, joinUnits } from "#app/markdown/rules/unbroken-figures.ts";
import { renderInline } from "#app/markdown/renderer.ts";
import { isPhotoAddress } from "#app/domain/photo-hosts.ts";
import { curlyQuotes } from "#app/domain/curly-quotes.ts";
import { plain } from "../plain-text.ts";

const INTERNAL_ADDRESS = /^\/[a-z0-9/%-]*(?:#[a-z0-9-]+)?$/;

/** A short text with figures. Line breaks cannot split a range such as 3–4, or a number from its unit. */
function withFigures() {
  return plain().transform((text) => joinUnits(joinRanges(text)));
}

/** Running text with Markdown bold and links, rendered to HTML. */
export function inline() {
  return z.string().trim().min(1).transform(renderInline);
}

/** An address inside this site, such as `/practices/water`. */
function internalAddress() {
  return z.string().regex(INTERNAL_ADDRESS, "must be an address inside this site, such as /blog");
}

/** A stock photo: its address without size parameters, and what it shows. */
export const photo = z.strictObject({
  url: z
    .string()
    .refine(
      (address) => isPhotoAddress(address) && !/[\s?#]/.test(address),
      "must be a bare images.unsplash.com or images.pexels.com address",
    ),
  alt: plain(),
});

export const link = z.strictObject({ label: plain(), to: internalAddress() });

/** A card that is a link as a whole. */
export const card = z.strictObject({
  title: plain(),
  text: inline(),
  to: internalAddress(),
  photo: photo.optional(),
});

/** The call to action at the end of a page: a heading, a sentence or two, one button. */
export const callToAction = z.strictObject({ heading: plain(), text: inline(), action: link });

/** A diagram by name (drawings/README.md), with the math in one sentence as its caption. */
export const cut = z.strictObject({
  name: z.enum(CUT_NAMES, "must be the name of a diagram (drawings/README.md)"),
  caption: inline(),
});

/** One idea. `caution` is the limit printed beside the figures in `text`; `danger` warns of what can kill. */
export const principle = z.strictObject({
  title: plain(),
  text: inline(),
  danger: inline().optional(),
  caution: inline().optional(),
});

/** One step of a guide, complete enough to print and take to the barn. */
export const guideStep = z.strictObject({
  title: withFigures(),
  text: inline(),
  tasks: z.array(inline()).min(1),
  time: inline(),
  cost: inline(),
  writeDown: inline(),
  danger: inline().optional(),
  caution: inline().optional(),
  cut: cut.optional(),
});

/** A page's one large figure: the arithmetic, and what it means with its limit. */
export const largeFigure = z.strictObject({
  sum: plain().transform((text) => joinLargeFigure(joinRanges(text))),
  text: inline(),
});

/** A rule-of-thumb figure, what it means and how far to trust it. */
export const figure = z.strictObject({ value: withFigures(), text: inline(), caution: inline() });

/** A heading, an introduction, a list, and diagrams below it. */
export function section<Item extends z.ZodType>(items: z.ZodArray<Item>) {
  const cuts = z.array(cut).optional();
  return z.strictObject({ heading: plain(), intro: inline().optional(), items, cuts });
}

export const sources = z.array(inline()).min(1);

/** The fields of every page. `title` is the level-1 heading. */
export const pageBase = {
  title: plain(),
  metaDescription: z.string().trim().min(110).max(160).overwrite(curlyQuotes),
  lede: inline(),
};

/** The fields of a page with a photo and an introduction. */
export const introducedPage = { ...pageBase, photo, intro: z.array(inline()).min(1) };

export type Figure = z.output<typeof figure>;
