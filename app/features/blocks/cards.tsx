import { languageOf } from "#app/language/language.ts";
import { groupOf } from "#app/content-model/page-address.ts";
import { pagesWithCard, withCard, spanishPages } from "#app/content-model/page-lists.ts";
import type { BlockOf } from "#app/content-model/pages/blocks.ts";
import { bandOf, type ContentPage } from "#app/content-model/pages/page.ts";
import { bandFile, cardFile, sceneFile } from "#app/pictures/files.ts";
import { Link } from "#app/ui/links/link.tsx";
import { Card } from "#app/ui/card.tsx";
import { Section } from "./section.tsx";
import { Paragraph } from "#app/ui/text/texts.tsx";

interface Entry {
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

/** Cards or, without pictures, a list of what a group offers. */
export function Cards({
  block,
  page,
  pages,
}: {
  readonly block: BlockOf<"cards">;
  readonly page: ContentPage;
  readonly pages: readonly ContentPage[];
}) {
  const { heading, layout, items, more } = block;
  const own = items ? [] : pagesUnder(page, pages);
  if (layout === "list") {
    const entries = own.map(({ label, card: { text }, address }) => ({
      title: label,
      text,
      to: address,
    }));
    return (
      <Section block={block}>
        <EntryList entries={[...entries, ...more]} />
      </Section>
    );
  }
  const cards = (
    <div className="grid">
      {own.map((each) => (
        <PageCard
          key={each.address}
          entry={{ title: each.label, text: each.card.text, to: each.address }}
          scene={each.card.picture ? cardFile(each.card.picture) : bandFile(bandOf(each), "narrow")}
          photo={each.card.photo ?? each.photo}
        />
      ))}
      {items?.map((item) => (
        <PageCard key={item.to} entry={item} scene={sceneFile(item.picture)} photo={item.photo} />
      ))}
    </div>
  );
  if (layout === "featured") return <Section block={block}>{cards}</Section>;
  return (
    <section className="wrap page-cards">
      <h2 className="visually-hidden">{heading}</h2>
      {cards}
    </section>
  );
}

/** The pages that an overview links to: those of its group or, from the Spanish home page, all in Spanish. */
function pagesUnder(page: ContentPage, pages: readonly ContentPage[]) {
  const group = groupOf(page.name);
  if (group) return pagesWithCard(pages, group);
  if (languageOf(page.address) === "en") return [];
  return withCard(spanishPages(pages)).map((each) => ({ ...each, label: each.title }));
}

function PageCard({
  entry: { title, text, to },
  scene,
  photo,
}: {
  readonly entry: Entry;
  /** Its drawing's file. */
  readonly scene: string;
  readonly photo: ContentPage["photo"];
}) {
  return (
    // The text below says what the photo shows.
    <Card title={title} to={to} scene={`/${scene}`} photo={photo && { url: photo.url, alt: "" }}>
      <Paragraph html={text} />
    </Card>
  );
}

function EntryList({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <ul className="tool-list">
      {entries.map(({ title, text, to }) => (
        <li key={to}>
          <h3>
            <Link to={to}>{title}</Link>
          </h3>
          <Paragraph html={text} />
        </li>
      ))}
    </ul>
  );
}
