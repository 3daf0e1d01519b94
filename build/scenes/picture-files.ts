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
  readonly draw: () => string;
}

/** The footer's colour in each theme, which the grass must meet without a seam. */
const FRINGE_COLOURS = { light: "#2a1d12", dark: "#2a1e12" } as const;

/** Every drawn file of the site: scenes, the footer's grass and the initials of people. */
export function pictureFiles({ posts, people }: PictureSubjects): PictureFile[] {
  const scenes = sceneFiles(posts).map(({ file, options }) => ({
    file,
    draw: () => scene(options),
  }));
  const fringes = (["light", "dark"] as const).map((theme) => ({
    file: fringeFile(theme),
    draw: () => fringe("footer", FRINGE_COLOURS[theme]),
  }));
  const portraits = people.map((name) => ({
    file: personFile(name),
    draw: () => initialsAvatar(name),
  }));
  return [...scenes, ...fringes, ...portraits];
}
