import { use } from "react";
import { SharedTexts } from "#app/language/english/shared.ts";
import { AlertIcon } from "../icons/icons.tsx";
import { InlineHtml } from "./inline-html.tsx";

/** The limit of a figure, always beside the figure, never in a footnote. */
export function Caution({ html }: { readonly html: string | undefined }) {
  const { limit } = use(SharedTexts);
  if (html === undefined) return null;
  return (
    <p className="caution">
      <b>{limit}</b> <InlineHtml html={html} />
    </p>
  );
}

/** A text's warnings: first what can kill, in its own box, then the limits of its figures. */
export function Limits({
  danger,
  caution,
}: {
  readonly danger?: string | undefined;
  readonly caution?: string | undefined;
}) {
  const texts = use(SharedTexts);
  if (danger === undefined && caution === undefined) return null;
  return (
    <section className="limits">
      {danger === undefined ? null : (
        <p className="danger">
          <AlertIcon />
          <span>
            <b>{texts.danger}</b> <InlineHtml html={danger} />
          </span>
        </p>
      )}
      <Caution html={caution} />
    </section>
  );
}
