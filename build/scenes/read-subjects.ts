import { site } from "../../content/site.ts";
import { readPage } from "../content/read-page.ts";
import { readPosts } from "../content/read-posts.ts";
import type { PictureSubjects } from "./picture-files.ts";

/** The posts and people found in the content; `root` is the checkout. */
export function readSubjects(root: string): PictureSubjects {
  const { members } = readPage("about/team", undefined, root);
  return { posts: readPosts(root), people: [site.byline, ...members.map(({ name }) => name)] };
}
