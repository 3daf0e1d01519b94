import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type PictureSubjects, pictureFiles } from "./picture-files.ts";

export interface WrittenScenes {
  readonly written: readonly string[];
  readonly unchanged: readonly string[];
}

/**
 * Draws all pictures into `outDir`. A file that already holds its picture is left untouched, so
 * that its time stamp and a host's cache stay valid. Drawing one takes about a millisecond, so
 * comparing the result is cheaper and surer than keeping a record of options and kit versions.
 */
export function writeScenes(outDir: string, subjects: PictureSubjects): WrittenScenes {
  const written: string[] = [];
  const unchanged: string[] = [];
  for (const { file, draw } of pictureFiles(subjects)) {
    const target = join(outDir, file);
    const picture = draw();
    if (readIfPresent(target) === picture) {
      unchanged.push(file);
      continue;
    }
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, picture);
    written.push(file);
  }
  return { written, unchanged };
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
