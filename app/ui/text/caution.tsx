import { AlertIcon } from "../icons/icons.tsx";
import { InlineHtml } from "./inline-html.tsx";

/** The limit of a figure, always beside the figure, never in a footnote. */
export function Caution({ html }: { readonly html: string | undefined }) {
  if (html === undefined) return null;
  return (
    <p className="caution">
      <b>Limit.</b> <InlineHtml html={html} />
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
  if (danger === undefined && caution === undefined) return null;
  return (
    <div className="limits">
      {danger === undefined ? null : (
        <p className="danger">
          <AlertIcon />
          <span>
            <b>Danger.</b> <InlineHtml html={danger} />
          </span>
        </p>
      )}
      <Caution html={caution} />
    </div>
  );
}
