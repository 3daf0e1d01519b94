import { DocumentLanguage } from "#app/language/document-context.ts";
import { useTexts } from "#app/language/texts.ts";
import { use } from "react";
import type { BlockOf } from "#app/content-model/pages/blocks.ts";
import { calendarDate } from "#app/domain/dates/calendar-date.ts";
import { dateIn } from "#app/domain/dates/date-in-language.ts";
import { Fold } from "#app/ui/text/fold.tsx";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";
import { TextList } from "#app/ui/text/texts.tsx";
import { OnSheet, Section } from "./section.tsx";

/** A page's sources; on a sheet with the day they were checked. */
export function SourcesBlock({ block }: { readonly block: BlockOf<"sources"> }) {
  const { blocks, words } = useTexts();
  const { id, heading, checked, unconfirmed, items } = block;
  const [before, after] = blocks.checked.split("{day}");
  const list = (
    <>
      {checked && unconfirmed ? (
        <p className="dated">
          {before}
          <time dateTime={checked}>{dateIn(words.locale, calendarDate(checked))}</time>
          {`${after} `}
          <InlineHtml html={unconfirmed} />
        </p>
      ) : null}
      <Sources items={items} />
    </>
  );
  if (!use(OnSheet)) return <Section block={block}>{list}</Section>;
  return (
    <section className="sheet-sources">
      <h2 id={id}>{heading}</h2>
      {list}
    </section>
  );
}

/** Where the figures of a page come from. The sources are in English on every page. */
export function Sources({ items }: { readonly items: readonly string[] }) {
  const { blocks } = useTexts();
  const language = use(DocumentLanguage);
  const isEnglish = language === "en";
  const note = isEnglish
    ? blocks.sourceNote
    : `<span lang="${language}">${blocks.sourceNote}</span>`;
  const marked = items.some((html) => html.includes("*"));
  return (
    <Fold summary={blocks.sourceList}>
      <TextList
        className="sources"
        items={marked ? [...items, note] : items}
        lang={isEnglish ? undefined : "en"}
      />
    </Fold>
  );
}
