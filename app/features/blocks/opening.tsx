import { useTexts } from "#app/language/texts.ts";
import type { ReactNode } from "react";
import { hook } from "#app/enhance/page-contract.ts";
import { Fold } from "#app/ui/text/fold.tsx";

export interface Anchor {
  readonly id: string;
  readonly label: string;
}

/** The introduction below a page's header and, on a long page, links to its sections. */
export function Opening({
  anchors = [],
  children,
}: {
  readonly anchors?: readonly Anchor[];
  readonly children: ReactNode;
}) {
  return (
    <div className="wrap opening">
      <div className="prose">{children}</div>
      {anchors.length > 0 ? <OnThisPage anchors={anchors} /> : null}
    </div>
  );
}

function OnThisPage({ anchors }: { readonly anchors: readonly Anchor[] }) {
  const { blocks } = useTexts();
  return (
    <nav className="on-page" aria-labelledby="on-page-title" {...hook("sectionList")}>
      <h2 id="on-page-title">{blocks.onThisPage}</h2>
      <Fold summary={blocks.sections}>
        <ul>
          {anchors.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  );
}
