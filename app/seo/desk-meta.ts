import type { MetaDescriptor } from "react-router";
import { site } from "../../content/site.ts";

/** The title of a screen of the desk, which search engines should not index. */
export function deskMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${site.name}` }, { name: "robots", content: "noindex" }];
}
