import type { ReactNode } from "react";
import type { ContentPage } from "#app/content-model/pages/page.ts";
import type { PageLink } from "#app/content-model/page-lists.ts";
import { Link } from "#app/ui/links/link.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";
import { OnSheet } from "./section.tsx";

/** A sheet that fits on one page of paper, or on both sides of it (app/styles/paper/field-sheet.css). */
export function Sheet({
  page: { title, lede, smallPrint },
  group,
  children,
}: {
  readonly page: ContentPage;
  readonly group: PageLink | undefined;
  readonly children: ReactNode;
}) {
  return (
    <article className={smallPrint ? "field-sheet small-print" : "field-sheet"}>
      <header className="wrap">
        {group ? (
          <p className="kicker">
            <Link to={group.to}>{group.label}</Link>
          </p>
        ) : null}
        <h1>{title}</h1>
        <p className="lede">
          <InlineHtml html={lede} />
        </p>
        <PrintButton />
      </header>
      <div className="wrap">
        <OnSheet value>{children}</OnSheet>
      </div>
    </article>
  );
}
