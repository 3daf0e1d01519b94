import { scene } from "../../app/illustrations/scene.ts";
import { readPosts } from "../content/read-posts.ts";
import { sceneFiles } from "./scene-list.ts";

/** Draws one picture of the site by its file name; `undefined` where there is none of that name. */
export function drawFile(file: string, root: string): string | undefined {
  const wanted = sceneFiles(readPosts(root)).find((candidate) => candidate.file === file);
  return wanted && scene(wanted.options);
}
