/**
 * The file names of the drawings, relative to the site's root. Separate from the drawing code, so that
 * readers do not download that.
 */

/** The grass that grows over the section above the footer. */
export const FRINGE_FILE = "scenes/fringe.svg";

/** The strips across the middle of long pages. */
export const FRIEZES = ["wire", "tracks", "grass", "posts"] as const;
export type Frieze = (typeof FRIEZES)[number];

/** The tools drawn in place of portraits of invented people. */
export const SPOTS = ["pencil", "reel", "rain-gauge", "ledger"] as const;
export type Spot = (typeof SPOTS)[number];

/** A band (5:2) is for wide screens, narrow (4:3) for phones, a card (3:2) for lists. */
export type BandShape = "band" | "narrow";
export type PostShape = BandShape | "card";

/** A picture's usual time of day, and dusk, which the dark theme shows. */
export type ThemeTime = "day" | "dusk";
export const THEME_TIMES = ["day", "dusk"] as const satisfies readonly ThemeTime[];
const timed = (name: string, time: ThemeTime) =>
  `scenes/${name}${time === "dusk" ? "-dusk" : ""}.svg`;

/** A post's ISO calendar date and slug, which identify it. */
export interface NamedPost {
  readonly date: string;
  readonly slug: string;
}

export const singleFile = (picture: string): string => `scenes/${picture}.svg`;

/** A page's name in its pictures' file names: `practices-water` for `/practices/water`. */
export const pageName = (address: string): string => address.slice(1).replaceAll("/", "-");

export const bandFile = (page: string, shape: BandShape, time: ThemeTime = "day"): string =>
  timed(`${page}-${shape}`, time);

export const closingFile = (picture: string, time: ThemeTime): string => timed(picture, time);

export const cardFile = (page: string): string => `scenes/${page}-card.svg`;

export const friezeFile = (name: Frieze, time: ThemeTime): string => timed(`frieze-${name}`, time);

export const spotFile = (name: Spot): string => `scenes/spot-${name}.svg`;

export const postFile = ({ date, slug }: NamedPost, shape: PostShape): string =>
  `scenes/posts/${date.slice(0, 7)}-${slug}-${shape}.svg`;
