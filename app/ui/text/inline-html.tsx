import { linksWithBase } from "../links/links-with-base.ts";

/** Text of the site's content, rendered from Markdown to safe HTML at build time. */
export function InlineHtml({ html }: { readonly html: string }) {
  return <span dangerouslySetInnerHTML={{ __html: linksWithBase(html) }} />;
}
