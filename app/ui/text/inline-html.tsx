import { linksWithBase } from "../links/links-with-base.ts";

/** A text of the site's own content, already turned from Markdown into safe HTML at build time. */
export function InlineHtml({ html }: { readonly html: string }) {
  return <span dangerouslySetInnerHTML={{ __html: linksWithBase(html) }} />;
}
