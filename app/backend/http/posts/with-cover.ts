import type { PostSummary } from "../../../domain/posts/post.ts";
import type { DeskPost } from "../../ports/posts.ts";

/** Adds a cover drawn in the browser if the site has no cover file for this version. */
export async function withCover<Entry extends Pick<DeskPost, "post" | "publicPage">>(
  entry: Entry,
): Promise<Entry> {
  if (entry.publicPage === "same") return entry;
  return { ...entry, post: await drawCover(entry.post) };
}

async function drawCover<Summary extends PostSummary>(post: Summary): Promise<Summary> {
  const { coverAddress } = await import("../../../illustrations/cover-address.ts");
  const scenes = {
    card: coverAddress(post, "card"),
    band: coverAddress(post, "band"),
    narrow: coverAddress(post, "narrow"),
  };
  return { ...post, scenes };
}
