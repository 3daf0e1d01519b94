import { pictureFiles } from "../build/scenes/picture-files.ts";
import { readSubjects } from "../build/scenes/read-subjects.ts";

/** File names of every drawn picture, for the developers' gallery. */
export function drawnPictures(root = process.cwd()): string[] {
  return pictureFiles(readSubjects(root)).map(({ file }) => file);
}
