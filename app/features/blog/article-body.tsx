import type { ReactNode } from "react";
import { DeliveredHtml } from "./delivered-html.tsx";

/** The text of a post. Without `html` it is the one that the document was delivered with. */
export function ArticleBody({ html }: { readonly html: string | undefined }): ReactNode {
  return <DeliveredHtml id="article-body" className="prose" html={html} />;
}
