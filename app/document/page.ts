import type { ReactNode } from "react";
import type { ContentPort } from "../backend/ports/content.ts";
import type { PageMeta } from "../seo/page-meta.ts";

/** What a page is made from. */
export interface PageRequest<Params> {
  readonly content: ContentPort;
  /** The parts of the address, decoded. */
  readonly params: Params;
  readonly url: URL;
}

/** A page's view, and the metadata for its head. */
export interface PageResult {
  readonly meta: PageMeta;
  readonly view: ReactNode;
  readonly status?: 404 | 500;
  /** The view links the stylesheet itself, below its opening. */
  readonly stylesheet?: "within";
  /** The view holds a sheet to print, which has styles of its own. */
  readonly hasSheet?: boolean;
  /** The module of an island that is preloaded with the page, because the page exists for it. */
  readonly island?: string;
}

/** Renders a page of the site; undefined if there is none at this address (404). */
export type Page<Params = unknown> = (
  request: PageRequest<Params>,
) => PageResult | undefined | Promise<PageResult | undefined>;
