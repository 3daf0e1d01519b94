import { createContext, type ReactNode, use, useMemo } from "react";
import { linksWithBase } from "../../ui/links-with-base.ts";

const ID = "article-body";
const RenderedAhead = createContext<string | undefined>(undefined);

/** Hands the article's HTML to the page while it is rendered ahead of time. */
export function ArticleBodyProvider({
  html,
  children,
}: {
  readonly html: string | undefined;
  readonly children: ReactNode;
}) {
  return <RenderedAhead value={html}>{children}</RenderedAhead>;
}

/**
 * The text of a post. Without `html` it is the one that the document was delivered with: that text
 * does not travel a second time as data, so React takes it from the page it wakes up in.
 */
export function ArticleBody({ html }: { readonly html: string | undefined }) {
  const ahead = use(RenderedAhead);
  const text = useMemo(() => linksWithBase(html ?? ahead ?? delivered()), [html, ahead]);
  return (
    <div
      id={ID}
      className="prose"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

function delivered(): string {
  return typeof document === "undefined" ? "" : (document.getElementById(ID)?.innerHTML ?? "");
}
