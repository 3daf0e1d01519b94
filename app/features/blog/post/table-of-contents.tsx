import type { TocEntry } from "#app/domain/posts/post.ts";
import { pluralize } from "#app/domain/plural.ts";
import { hook } from "#app/enhance/page-contract.ts";

/** The article's sections: beside the text if there is room, otherwise collapsed above it. */
export function TableOfContents({ toc }: { readonly toc: readonly TocEntry[] }) {
  return (
    <nav className="toc" aria-labelledby="toc-title" {...hook("sectionList")}>
      <h2 id="toc-title">In this article</h2>
      <details>
        <summary>{pluralize(toc.length, "section")}</summary>
        <ol>
          {toc.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
