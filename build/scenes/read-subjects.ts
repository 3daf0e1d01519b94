import { site } from "../../content/site.ts";
import { contentOnDisk, type PublishedContent } from "../content/publish.ts";
import type { PictureSubjects } from "./picture-files.ts";

/** The posts and people found in the content; `root` is the checkout. */
export function readSubjects(root: string): PictureSubjects {
  return subjectsOf(contentOnDisk(root));
}

export function subjectsOf(content: PublishedContent): PictureSubjects {
  const { members } = content.page("about/team");
  return { posts: content.all(), people: [site.byline, ...members.map(({ name }) => name)] };
}
