import { InlineHtml } from "./inline-html.tsx";

/** A paragraph of the site's content. */
export function Paragraph({
  html,
  className,
}: {
  readonly html: string;
  readonly className?: string;
}) {
  return (
    <p className={className}>
      <InlineHtml html={html} />
    </p>
  );
}

export function Paragraphs({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((html) => <Paragraph key={html} html={html} />);
}

/** A plain list of the site's content. */
export function TextList({
  items,
  className,
  lang,
}: {
  readonly items: readonly string[];
  readonly className?: string;
  readonly lang?: string | undefined;
}) {
  return (
    <ul className={className} lang={lang}>
      {items.map((html) => (
        <li key={html}>
          <InlineHtml html={html} />
        </li>
      ))}
    </ul>
  );
}
