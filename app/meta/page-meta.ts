import type { MetaDescriptor } from "react-router";
import { site } from "../../content/site.ts";

export interface PageMeta {
  /** The page's own title; the site's name is added. */
  readonly title: string;
  readonly description?: string | undefined;
  /** Address within the site; left out where search engines should not index. */
  readonly path?: string | undefined;
}

/** Title, description, canonical address and sharing tags of a page. */
export function pageMeta({ title, description, path }: PageMeta): MetaDescriptor[] {
  const fullTitle = title === site.name ? title : `${title} | ${site.name}`;
  const address = path === undefined ? undefined : siteOrigin() + (path === "/" ? "/" : path);
  return [
    { title: fullTitle },
    ...(description ? [{ name: "description", content: description }] : []),
    ...(address ? [{ tagName: "link", rel: "canonical", href: address }] : []),
    ...(address ? [] : [{ name: "robots", content: "noindex" }]),
    { property: "og:title", content: title },
    { property: "og:site_name", content: site.name },
    ...(description ? [{ property: "og:description", content: description }] : []),
    ...(address ? [{ property: "og:url", content: address }] : []),
  ];
}

/** Where the site is published: SITE_ORIGIN when it was built, or the address in content/site.ts. */
export function siteOrigin(): string {
  return import.meta.env.VITE_SITE_ORIGIN ?? site.origin;
}
