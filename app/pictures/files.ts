/**
 * The names of the site's drawings, and their files in `public/scenes`, which `npm run draw` writes
 * (drawings/README.md). The drawing program has a picture for each name, or it does not compile.
 */

/** The pictures across a page's header, named after the page's address: `practices-water`. */
export const BANDS = [
  "about",
  "about-mission",
  "about-reasonable-change",
  "about-science",
  "about-team",
  "getting-started",
  "getting-started-assessment",
  "getting-started-first-steps",
  "getting-started-quick-start",
  "getting-started-mistakes",
  "getting-started-faq",
  "getting-started-how-it-works",
  "practices",
  "practices-grazing",
  "practices-water",
  "practices-soil",
  "practices-animal-health",
  "practices-unknown",
  "tools",
  "privacy",
  "terms",
  "accessibility",
  "sitemap",
] as const;
export type BandPicture = (typeof BANDS)[number];

/** The pages whose card on an overview has a picture. */
export const CARDS = [
  "about-mission",
  "about-reasonable-change",
  "about-science",
  "about-team",
  "getting-started-assessment",
  "getting-started-first-steps",
  "getting-started-quick-start",
  "getting-started-mistakes",
  "getting-started-faq",
  "practices-grazing",
  "practices-water",
  "practices-soil",
  "practices-animal-health",
  "tools-my-season",
  "tools-budget",
  "tools-water",
  "tools-tests",
] as const;

/** The practices with a page; each closes with the paddock of its band, a month later. */
export type PracticePicture = Extract<(typeof CARDS)[number], `practices-${string}`>;

/** The pictures of closing calls to action. */
export const CLOSINGS = [
  "closing-home",
  "closing-about",
  "closing-about-mission",
  "closing-about-reasonable-change",
  "closing-about-science",
  "closing-getting-started",
  "closing-method",
  "closing-practices",
  "closing-practices-grazing",
  "closing-practices-water",
  "closing-practices-soil",
  "closing-practices-animal-health",
] as const;
export type ClosingPicture = (typeof CLOSINGS)[number];

/** Pictures of one place each. */
export const SINGLES = [
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
export type SinglePicture = (typeof SINGLES)[number];

/** The grass that grows over the section above the footer. */
export const FRINGE_FILE = "scenes/fringe.svg";

/** The strips across the middle of long pages. */
export const FRIEZES = ["wire", "tracks", "grass", "posts"] as const;
export type Frieze = (typeof FRIEZES)[number];

/** The tools drawn in place of portraits of invented people. */
export const SPOTS = ["pencil", "reel", "rain-gauge", "ledger"] as const;
export type Spot = (typeof SPOTS)[number];

/** A band (5:2) is for wide screens, narrow (4:3) for phones. */
type BandShape = "band" | "narrow";

/** A picture's usual time of day, and dusk, which the dark theme shows. */
export type ThemeTime = "day" | "dusk";
export const THEME_TIMES = ["day", "dusk"] as const satisfies readonly ThemeTime[];
const timed = (name: string, time: ThemeTime) =>
  `scenes/${name}${time === "dusk" ? "-dusk" : ""}.svg`;

export const singleFile = (picture: SinglePicture): string => `scenes/${picture}.svg`;

/** A page's name in its pictures' file names: `practices-water` for `/practices/water`. */
const pageName = (address: string): string => address.slice(1).replaceAll("/", "-");

export const bandFile = (page: BandPicture, shape: BandShape, time: ThemeTime = "day"): string =>
  timed(`${page}-${shape}`, time);

export const closingFile = (picture: ClosingPicture, time: ThemeTime): string =>
  timed(picture, time);

export const cardFile = (page: string): string => `scenes/${page}-card.svg`;

/** The drawing of a page's card, or of one place. */
export const sceneFile = (name: (typeof CARDS)[number] | SinglePicture): string =>
  CARDS.some((card) => card === name) ? cardFile(name) : `scenes/${name}.svg`;

export const friezeFile = (name: Frieze, time: ThemeTime): string => timed(`frieze-${name}`, time);

export const spotFile = (name: Spot): string => `scenes/spot-${name}.svg`;

/**
 * The band of the page at this address, or of its group if it has none.
 *
 * @throws Error if the group has none either.
 */
export function bandAt(address: string): BandPicture {
  const group = address.slice(0, address.lastIndexOf("/"));
  const band = [address, group]
    .map((place) => BANDS.find((name) => name === pageName(place)))
    .find((name) => name !== undefined);
  if (band === undefined) throw new Error(`No picture is drawn for ${address}`);
  return band;
}
