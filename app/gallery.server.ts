import { summaryOf } from "../build/content/post-source.ts";
import { readPosts } from "../build/content/read-posts.ts";
import { pictureFiles } from "../build/scenes/picture-files.ts";
import { readSubjects } from "../build/scenes/read-subjects.ts";
import type { PostSummary } from "./domain/post.ts";

/** The newest post, which stands for all in the developers' gallery. */
export function newestPost(root = process.cwd()): PostSummary {
  const [newest] = readPosts(root);
  if (!newest) throw new Error("The gallery needs a post.");
  return summaryOf(newest);
}

/** File names of every drawn picture, for the developers' gallery. */
export function drawnPictures(root = process.cwd()): string[] {
  return pictureFiles(readSubjects(root)).map(({ file }) => file);
}
