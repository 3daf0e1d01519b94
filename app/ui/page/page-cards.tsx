import { cardFile, pageName } from "#app/pictures/files.ts";
import { Card } from "./card.tsx";
import { InlineHtml } from "../text/inline-html.tsx";

export interface PageCard {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly photo?: { readonly url: string; readonly alt: string } | undefined;
}

/** The cards of an overview, one for each page below it. */
export function PageCards({
  cards,
  heading,
}: {
  readonly cards: readonly PageCard[];
  /** Names the cards for screen readers; not shown. */
  readonly heading: string;
}) {
  return (
    <section className="wrap page-cards">
      <h2 className="visually-hidden">{heading}</h2>
      <div className="grid">
        {cards.map(({ title, text, to, photo }) => (
          <Card
            key={to}
            title={title}
            to={to}
            scene={`/${cardFile(pageName(to))}`}
            photo={photo && { url: photo.url, alt: "" }}
          >
            <p>
              <InlineHtml html={text} />
            </p>
          </Card>
        ))}
      </div>
    </section>
  );
}
