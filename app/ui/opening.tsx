import { type ReactNode, useMemo } from "react";
import { useCurrentSection } from "./use-current-section.ts";

export interface Anchor {
  readonly id: string;
  readonly label: string;
}

/** What follows a page's head: its introduction and, for a long page, a list of what is on it. */
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
  const ids = useMemo(() => anchors.map(({ id }) => id), [anchors]);
  const current = useCurrentSection(ids);
  return (
    <nav className="on-page" aria-labelledby="on-page-title">
      <h2 id="on-page-title">On this page</h2>
      <ul>
        {anchors.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
