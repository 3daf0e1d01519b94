import { InlineHtml } from "./inline-html.tsx";

/** Paragraphs of the site's content. */
export function Paragraphs({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((html) => (
    <p key={html}>
      <InlineHtml html={html} />
    </p>
  ));
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
