import type { FieldSheetPage } from "#app/content-model/pages/tools.ts";
import { AlertIcon } from "#app/ui/icons/icons.tsx";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";

/** What can't wait and, on paper, blank lines for the phone numbers it needs. */
export function Urgent({ heading, text, lines }: NonNullable<FieldSheetPage["urgent"]>) {
  return (
    <section className="urgent" aria-labelledby="urgent">
      <h2 id="urgent">
        <AlertIcon />
        {heading}
      </h2>
      <p>
        <InlineHtml html={text} />
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
