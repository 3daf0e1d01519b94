import { AlertIcon } from "../icons/icons.tsx";
import { InlineHtml } from "./inline-html.tsx";

/** The limit of a figure. It is right beside the figure, never in a footnote. */
export function Caution({ html }: { readonly html: string | undefined }) {
  if (html === undefined) return null;
  return (
    <p className="caution">
      <b>Limit.</b> <InlineHtml html={html} />
    </p>
  );
}

/** What limits a text: first what can kill, in its own box, then how far its figures go. */
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
