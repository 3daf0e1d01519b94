import { use } from "react";
import { DocumentLanguage } from "#app/language/document-context.ts";
import { textsIn } from "#app/language/texts.ts";
import { spanishCut } from "#app/pictures/diagrams/spanish.ts";
import type { CutName } from "#app/pictures/diagrams/cuts.ts";
import { cutFigure } from "#app/markdown/rules/cut-figure.ts";
import { linksWithBase } from "../links/links-with-base.ts";

export interface CutProps {
  readonly name: CutName;
  /** The arithmetic in words, as HTML. */
  readonly caption: string;
  /** `wide`: as wide as the page, labels beside the drawing. `beside`: a column beside the page's text. */
  readonly place?: "wide" | "beside";
}

/** A diagram with its labels, caption and text alternative. */
export function Cut({ name, caption, place }: CutProps) {
  const language = use(DocumentLanguage);
  const { blocks } = textsIn(language);
  const texts = language === "es" ? spanishCut(name) : undefined;
  return (
    <figure
      className={place ? `cut ${place}` : "cut"}
      dangerouslySetInnerHTML={{
        __html: linksWithBase(cutFigure(name, caption, texts, blocks.inWords)),
      }}
    />
  );
}

/** Diagrams side by side where there is room. */
export function Cuts({ items = [] }: { readonly items?: readonly CutProps[] | undefined }) {
  if (items.length === 0) return null;
  return (
    <div className="cuts">
      {items.map((item) => (
        <Cut key={item.name} {...item} />
      ))}
    </div>
  );
}
