import { memo, type Ref, useDeferredValue } from "react";
import { stretchesOf } from "./highlight.ts";

/**
 * Lies over the text area, letter upon letter, and shows nothing but a veil over addresses and a second
 * stroke on headings and bold words. The text itself is the text area's own: where this layer is missing
 * or late, nothing is missing but its emphasis.
 */
export function HighlightLayer({
  text,
  ref,
}: {
  readonly text: string;
  readonly ref?: Ref<HTMLDivElement>;
}) {
  const lines = useDeferredValue(text).split("\n");
  return (
    <div ref={ref} className="highlight-layer" aria-hidden="true">
      {lines.map((line, index) => (
        // Lines have no identity of their own; one that stays the same is not drawn again.
        <Line key={index} text={line} />
      ))}
    </div>
  );
}

const Line = memo(function Line({ text }: { readonly text: string }) {
  const stretches = stretchesOf(text);
  return (
    <div dir="auto">
      {stretches.length === 0 ? <br /> : null}
      {stretches.map(({ kind, text: words }, index) =>
        kind === "plain" ? (
          words
        ) : (
          <span key={index} className={`in-${kind}`}>
            {words}
          </span>
        ),
      )}
    </div>
  );
});
