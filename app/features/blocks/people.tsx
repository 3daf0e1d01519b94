import type { BlockOf } from "#app/content-model/pages/blocks.ts";
import { spotFile } from "#app/pictures/files.ts";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { Ledger } from "#app/ui/text/ledger.tsx";
import { Section } from "./section.tsx";
import { Paragraph } from "#app/ui/text/texts.tsx";

/** The label above each name keeps anybody from taking an example profile for a real person. */
export function Profiles({
  block: { heading, label, items },
}: {
  readonly block: BlockOf<"profiles">;
}) {
  return (
    <section className="wrap members">
      <h2 className="visually-hidden">{heading}</h2>
      {items.map(({ name, title, tool, bio, photo }) => (
        <article key={name} className="member">
          <Picture scene={`/${spotFile(tool)}`} photo={photo} ratio={[1, 1]} sizes="12rem" />
          <div>
            <p className="kicker">{label}</p>
            <h3>{name}</h3>
            <p className="role">{title}</p>
            <Paragraph html={bio} />
          </div>
        </article>
      ))}
    </section>
  );
}

/** Whom to call, what they do and where to find them. */
export function Contacts({ block }: { readonly block: BlockOf<"contacts"> }) {
  const { id, heading, caption, columns, items } = block;
  return (
    <Section block={{ id, heading }}>
      <Ledger
        caption={caption}
        columns={columns}
        rows={items.map(({ who, does, cost, label, address }) => ({
          heading: who,
          cells: [
            <InlineHtml key="does" html={does} />,
            cost,
            <a key="address" href={address}>
              {label}
            </a>,
          ],
        }))}
      />
    </Section>
  );
}

/**
 * A short block of links to people nearby who walk pastures with ranchers.
 *
 * @param props.page the address of the page that lists them.
 */
export function FindPeople({
  contacts: { heading, elsewhere, items },
  page,
}: {
  readonly contacts: BlockOf<"contacts">;
  readonly page: string;
}) {
  return (
    <aside className="wrap find-people" aria-labelledby="find-people">
      <h2 id="find-people">{heading}</h2>
      <p>
        <InlineHtml html={elsewhere} /> <Link to={page}>What to ask them</Link>
      </p>
      <ul>
        {items.map(({ who, label, address }) => (
          <li key={address}>
            <b>{who}</b> <a href={address}>{label}</a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
