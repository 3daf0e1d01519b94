import { type ReactNode, use } from "react";
import type { BlockOf } from "#app/content-model/pages/blocks.ts";
import { Paragraph, Paragraphs, TextList } from "#app/ui/text/texts.tsx";
import { DocumentSite } from "#app/language/document-context.ts";
import { useTexts } from "#app/language/texts.ts";
import { AlertIcon } from "#app/ui/icons/icons.tsx";

/** Paragraphs, under their own heading if they have one. */
export function Text({
  block: { id, heading, paragraphs, list, operator },
}: {
  readonly block: BlockOf<"text">;
}) {
  const texts = (
    <>
      <Paragraphs texts={paragraphs} />
      {list ? <TextList items={list} /> : null}
    </>
  );
  return (
    <>
      {heading ? (
        <section>
          <h2 id={id}>{heading}</h2>
          {texts}
        </section>
      ) : (
        texts
      )}
      {operator ? (
        <p className="operator">
          <b>Who runs this site:</b>
          {` ${use(DocumentSite).operator}`}
        </p>
      ) : null}
    </>
  );
}

/** Answers are always expanded: nothing to click, and find-in-page and print show them all. */
export function Questions({ block: { items } }: { readonly block: BlockOf<"questions"> }) {
  return (
    <div className="wrap questions">
      {items.map(({ question, answer }) => (
        <section key={question}>
          <h2>{question}</h2>
          <div>
            <Paragraphs texts={answer} />
          </div>
        </section>
      ))}
    </div>
  );
}

/** A page's one key figure, set large on a band of soil. */
export function LargeFigure({ block: { sum, text } }: { readonly block: BlockOf<"large-figure"> }) {
  const { blocks } = useTexts();
  return (
    <aside className="large-figure" aria-label={blocks.largeFigure}>
      <div className="wrap">
        <div className="sum">{sum}</div>
        <Paragraph html={text} />
      </div>
    </aside>
  );
}

/** Advice below a page's header or, if urgent, what can't wait and, on paper, blank lines for the phone numbers. */
export function CalloutBlock({
  block: { id, heading, paragraphs, urgent, lines },
}: {
  readonly block: BlockOf<"callout">;
}) {
  if (!urgent) {
    return (
      <div className="wrap opening">
        <Callout heading={heading}>
          <Paragraphs texts={paragraphs} />
        </Callout>
      </div>
    );
  }
  return (
    <section className="urgent">
      <h2 id={id}>
        <AlertIcon />
        {heading}
      </h2>
      <Paragraphs texts={paragraphs} />
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** Advice set apart, marked with a step-in post. */
export function Callout({
  heading,
  children,
}: {
  readonly heading?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <section className="callout" role="note">
      <svg
        viewBox="0 0 36 82"
        width="36"
        height="82"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.2"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M14 80V18q-1-13 8-13t7 9-9 5M14 66h12" />
        <path d="M0 34h36M0 48h36" strokeWidth="1.6" strokeDasharray="5 4" />
      </svg>
      <section>
        {heading ? <h3>{heading}</h3> : null}
        {children}
      </section>
    </section>
  );
}
