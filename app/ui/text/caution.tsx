import { AlertIcon } from "../icons/icons.tsx";
import { InlineHtml } from "./inline-html.tsx";

/** The limit of a figure. It stands right beside the figure, never in a footnote. */
export function Caution({ html }: { readonly html: string | undefined }) {
  if (html === undefined) return null;
  return (
    <p className="caution">
      <AlertIcon />
      <span>
        <span className="visually-hidden">Caution: </span>
        <InlineHtml html={html} />
      </span>
    </p>
  );
}
