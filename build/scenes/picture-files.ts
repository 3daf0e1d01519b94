import { fringeFile, personFile } from "../../app/illustrations/file-names.ts";
import { initialsAvatar } from "../../app/illustrations/initials.ts";
import { fringe, scene } from "../../app/illustrations/scene.ts";
import { type ScenePost, sceneFiles } from "./scene-list.ts";

/** What the pictures are drawn for. */
export interface PictureSubjects {
  readonly posts: readonly ScenePost[];
  /** Names of the people whose portraits may be missing. */
  readonly people: readonly string[];
}

export interface PictureFile {
  /** Relative to the folder the site is served from. */
  readonly file: string;
  /** What it is drawn from, as text: the same always gives the same picture. */
  readonly from: string;
  readonly draw: () => string | Promise<Buffer>;
}

/** A file that is text. */
interface DrawnFile extends PictureFile {
  readonly draw: () => string;
}

/** The footer's colour in each theme, which the grass must meet without a seam. */
const FRINGE_COLOURS = { light: "#2a1d12", dark: "#2a1e12" } as const;

/** Every drawn file of the site: scenes, the footer's grass and the initials of people. */
export function pictureFiles({ posts, people }: PictureSubjects): DrawnFile[] {
  const scenes = sceneFiles(posts).map(({ file, options }) => ({
    file,
    from: JSON.stringify(options),
    draw: () => scene(options),
  }));
  const fringes = (["light", "dark"] as const).map((theme) => ({
    file: fringeFile(theme),
    from: FRINGE_COLOURS[theme],
    draw: () => fringe("footer", FRINGE_COLOURS[theme]),
  }));
  const portraits = people.map((name) => ({
    file: personFile(name),
    from: name,
    draw: () => initialsAvatar(name),
  }));
  return [...scenes, ...fringes, ...portraits];
}
