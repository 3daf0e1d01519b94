import { pictureFiles } from "./picture-files.ts";
import { readSubjects } from "./read-subjects.ts";

/** Draws one picture of the site by its file name; `undefined` where there is none of that name. */
export function drawFile(file: string, root: string): string | undefined {
  return pictureFiles(readSubjects(root))
    .find((candidate) => candidate.file === file)
    ?.draw();
}
