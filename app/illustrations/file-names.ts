/**
 * The file names of the drawn pictures, relative to the site's root. Screens use this module: it
 * weighs almost nothing, so a reader's phone downloads none of the kit that draws them.
 */

/** Pages with a picture across their head. */
export const BAND_PAGES = [
  "about",
  "about-mission",
  "about-reasonable-change",
  "about-science",
  "about-team",
  "getting-started",
  "assessment",
  "first-steps",
  "quick-start",
  "mistakes",
  "faq",
  "how-it-works",
  "practices",
  "practice-grazing",
  "practice-water",
  "practice-soil",
  "practice-animal-health",
  "practice-unknown",
  "tools",
  "blog",
  "archive",
  "category",
  "privacy",
  "terms",
  "accessibility",
  "site-map",
] as const;
export type BandPage = (typeof BAND_PAGES)[number];

/** Pages that an overview shows as a card. */
export const CARD_PAGES = [
  "about-mission",
  "about-reasonable-change",
  "about-science",
  "about-team",
  "assessment",
  "first-steps",
  "quick-start",
  "mistakes",
  "faq",
  "practice-grazing",
  "practice-water",
  "practice-soil",
  "practice-animal-health",
] as const satisfies readonly BandPage[];
export type CardPage = (typeof CARD_PAGES)[number];

/** Pictures that stand alone. */
export const SINGLE_PICTURES = [
  "home-hero-wide",
  "home-hero-wide-dusk",
  "home-hero-narrow",
  "home-hero-narrow-dusk",
  "home-card-soil",
  "home-card-animal-welfare",
  "home-card-biodiversity",
  "ranch-year-1",
  "ranch-year-3",
  "ranch-year-5",
  "not-found",
  "not-found-narrow",
  "login",
  "empty",
  "editorial-avatar",
] as const;
export type SinglePicture = (typeof SINGLE_PICTURES)[number];

/** The pictures behind a page's closing invitation. */
export const CLOSING_PICTURES = [
  "closing-home",
  "closing-about",
  "closing-getting-started",
  "closing-method",
  "closing-practices",
  "closing-practice-grazing",
  "closing-practice-water",
  "closing-practice-soil",
  "closing-practice-animal-health",
] as const;
export type ClosingPicture = (typeof CLOSING_PICTURES)[number];

/** The grass that grows over the section above the footer. */
export const FRINGE_FILE = "scenes/fringe.svg";

/** The strips across the middle of long pages. */
export const FRIEZES = ["wire", "tracks", "grass", "posts"] as const;
export type Frieze = (typeof FRIEZES)[number];

/** The tools that stand in for the portraits of invented people. */
export const SPOTS = ["pencil", "reel", "rain-gauge", "ledger"] as const;
export type Spot = (typeof SPOTS)[number];

/** A band (5:2) is for wide screens, narrow (4:3) for phones, a card (3:2) for lists. */
export type BandShape = "band" | "narrow";
export type PostShape = BandShape | "card";

/** A picture's usual moment, and the one after sundown that the dark theme shows. */
export type ThemeTime = "day" | "dusk";
export const THEME_TIMES = ["day", "dusk"] as const satisfies readonly ThemeTime[];
const timed = (name: string, time: ThemeTime) =>
  `scenes/${name}${time === "dusk" ? "-dusk" : ""}.svg`;

/** What names a post: its ISO calendar date and its slug, unique within the month. */
export interface NamedPost {
  readonly date: string;
  readonly slug: string;
}

export const singleFile = (picture: SinglePicture): string => `scenes/${picture}.svg`;

export const bandFile = (page: BandPage, shape: BandShape, time: ThemeTime = "day"): string =>
  timed(`${page}-${shape}`, time);

export const closingFile = (picture: ClosingPicture, time: ThemeTime): string =>
  timed(picture, time);

export const cardFile = (page: CardPage): string => `scenes/${page}-card.svg`;

export const friezeFile = (name: Frieze, time: ThemeTime): string => timed(`frieze-${name}`, time);

export const spotFile = (name: Spot): string => `scenes/spot-${name}.svg`;

export const postFile = ({ date, slug }: NamedPost, shape: PostShape): string =>
  `scenes/posts/${date.slice(0, 7)}-${slug}-${shape}.svg`;
