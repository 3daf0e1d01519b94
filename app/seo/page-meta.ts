import type { MetaDescriptor } from "react-router";
import { site } from "../../content/site.ts";
import { publicAddress } from "./addresses/public-address.ts";
import { SHARE_IMAGE_SIZE, shareImagePath } from "./share-image.ts";
import { breadcrumbs, type StructuredData } from "./structured-data/structured-data.ts";

export interface PageMeta {
  /** The page's title; the site's name is added. */
  readonly title: string;
  readonly description?: string | undefined;
  /** Address within the site; without it, the page is `noindex`. */
  readonly path?: string | undefined;
  /** Address of the page whose share image it uses; its own by default. */
  readonly sharedAs?: string | undefined;
  readonly type?: "website" | "article";
  /** Structured data; breadcrumbs are added. */
  readonly data?: readonly StructuredData[] | undefined;
}

/** Title, description, canonical address, sharing tags and structured data of a page. */
export function pageMeta({
  title,
  description,
  path,
  sharedAs = path,
  type = "website",
  data = [],
}: PageMeta): MetaDescriptor[] {
  const fullTitle = title === site.name ? title : `${title} | ${site.name}`;
  return [
    { title: fullTitle },
    ...(description ? [{ name: "description", content: description }] : []),
    ...(path === undefined ? [{ name: "robots", content: "noindex" }] : []),
    { property: "og:title", content: title },
    { property: "og:site_name", content: site.name },
    ...(description ? [{ property: "og:description", content: description }] : []),
    ...(path === undefined ? [] : sharing(path, sharedAs ?? path, type)),
    ...[...data, ...breadcrumbs(path ?? "/", title)].map((item) => ({ "script:ld+json": item })),
  ];
}

function sharing(path: string, sharedAs: string, type: string): MetaDescriptor[] {
  const [width, height] = SHARE_IMAGE_SIZE;
  return [
    { tagName: "link", rel: "canonical", href: publicAddress(path) },
    { property: "og:type", content: type },
    { property: "og:url", content: publicAddress(path) },
    { property: "og:image", content: publicAddress(shareImagePath(sharedAs)) },
    { property: "og:image:width", content: String(width) },
    { property: "og:image:height", content: String(height) },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
