import type { StructuredData } from "./structured-data.ts";

/** A page's metadata, for its head. */
export interface PageMeta {
  /** The page's title; the site's name is added. */
  readonly title: string;
  readonly description?: string | undefined;
  /** Address within the site; without it, the page is `noindex`. */
  readonly path?: string | undefined;
  /** The address of the original on another site; the page's own by default. */
  readonly canonical?: string | undefined;
  /** Address of the page whose share image it uses; its own by default. */
  readonly sharedAs?: string | undefined;
  /** Its own share image instead: a path of the site or a whole address, and what it shows. */
  readonly picture?: { readonly address: string; readonly alt: string } | undefined;
  readonly type?: "website" | "article";
  /** Structured data; breadcrumbs are added. */
  readonly data?: readonly StructuredData[] | undefined;
}

/** A document's title: the page's and the site's name. */
export function documentTitle(title: string, siteName: string): string {
  return title === siteName ? title : `${title} | ${siteName}`;
}
