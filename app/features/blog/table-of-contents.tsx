import { useMemo } from "react";
import type { TocEntry } from "../../domain/post.ts";
import { counted } from "../../domain/plural.ts";
import { useCurrentSection } from "../../ui/use-current-section.ts";

/** The article's sections. Beside the text where there is room, folded up above it where there is not. */
export function TableOfContents({ toc }: { readonly toc: readonly TocEntry[] }) {
  const ids = useMemo(() => toc.map(({ id }) => id), [toc]);
  const current = useCurrentSection(ids);
  return (
    <nav className="toc" aria-labelledby="toc-title">
      <h2 id="toc-title">In this article</h2>
      <details>
        <summary>{counted(toc.length, "section")}</summary>
        <ol>
          {toc.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
