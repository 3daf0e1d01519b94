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
  "closing-home",
  "closing-about",
  "closing-getting-started",
  "closing-method",
  "closing-practices",
  "closing-practice-grazing",
  "closing-practice-water",
  "closing-practice-soil",
  "closing-practice-animal-health",
  "not-found",
  "not-found-narrow",
  "login",
  "empty",
  "editorial-avatar",
] as const;
export type SinglePicture = (typeof SINGLE_PICTURES)[number];

/** The picture beside a page's closing invitation. */
export type ClosingPicture = Extract<SinglePicture, `closing-${string}`>;

/** The grass that grows over the section above the footer; one for each theme. */
export type FringeTheme = "light" | "dark";

/** The strips across the middle of long pages. */
export const FRIEZES = ["wire", "tracks", "grass", "posts"] as const;
export type Frieze = (typeof FRIEZES)[number];

/** The tools that stand in for the portraits of invented people. */
export const SPOTS = ["pencil", "reel", "rain-gauge", "ledger"] as const;
export type Spot = (typeof SPOTS)[number];

/** A band (5:2) is for wide screens, narrow (4:3) for phones, a card (3:2) for lists. */
export type BandShape = "band" | "narrow";
export type PostShape = BandShape | "card";

/** A band's usual moment, and the one after sundown that the dark theme shows. */
export type BandTime = "day" | "dusk";

/** What names a post: its ISO calendar date and its slug, unique within the month. */
export interface NamedPost {
  readonly date: string;
  readonly slug: string;
}

export const singleFile = (picture: SinglePicture): string => `scenes/${picture}.svg`;

export const bandFile = (page: BandPage, shape: BandShape, time: BandTime = "day"): string =>
  `scenes/${page}-${shape}${time === "dusk" ? "-dusk" : ""}.svg`;

export const cardFile = (page: CardPage): string => `scenes/${page}-card.svg`;

export const friezeFile = (name: Frieze): string => `scenes/frieze-${name}.svg`;

export const fringeFile = (theme: FringeTheme): string => `scenes/fringe-${theme}.svg`;

export const spotFile = (name: Spot): string => `scenes/spot-${name}.svg`;

export const postFile = ({ date, slug }: NamedPost, shape: PostShape): string =>
  `scenes/posts/${date.slice(0, 7)}-${slug}-${shape}.svg`;
