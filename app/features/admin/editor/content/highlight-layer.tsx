import { memo, type Ref, useDeferredValue } from "react";
import { splitLine } from "./highlight.ts";

/**
 * Overlays the text area, aligned letter by letter, to dim addresses and thicken headings and bold words. The
 * visible text is the text area's own, so if this layer is late only the emphasis is missing.
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
        // Keyed by position: unchanged lines do not re-render.
        <Line key={index} text={line} />
      ))}
    </div>
  );
}

const Line = memo(function Line({ text }: { readonly text: string }) {
  const segments = splitLine(text);
  return (
    <div dir="auto">
      {segments.length === 0 ? <br /> : null}
      {segments.map(({ kind, text: content }, index) =>
        kind === "plain" ? (
          content
        ) : (
          <span key={index} className={`in-${kind}`}>
            {content}
          </span>
        ),
      )}
    </div>
  );
});
