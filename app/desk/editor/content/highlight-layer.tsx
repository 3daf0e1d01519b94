import { memo, type Ref, useDeferredValue } from "react";

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

/** A part of a Markdown line with its own style. */
export interface Segment {
  readonly kind: "plain" | "heading" | "bold" | "address" | "mark";
  readonly text: string;
}

/** Bold text, a link's or picture's address with its brackets, emphasis marks. */
const INLINE = /(\*\*[^*\n]+\*\*)|(\]\([^()\s]*\))|(\*{1,3}|`)/g;
/** The start of a heading, list item, quotation or table row. */
const START = /^\s*(?:#{1,6} |> |[-*] |\d+[.)] |\|)/;

/** Splits a Markdown line for display in the editor: headings and bold text stand out, addresses recede. */
export function splitLine(line: string): readonly Segment[] {
  const [start = ""] = START.exec(line) ?? [];
  const isHeading = start.includes("#");
  const textKind: Segment["kind"] = isHeading ? "heading" : "plain";
  const segments: Segment[] = start === "" ? [] : [{ kind: "mark", text: start }];
  const rest = line.slice(start.length);
  let from = 0;
  for (const match of rest.matchAll(INLINE)) {
    if (match.index > from) segments.push({ kind: textKind, text: rest.slice(from, match.index) });
    const [text, bold, address] = match;
    segments.push({ kind: bold ? "bold" : address ? "address" : "mark", text });
    from = match.index + text.length;
  }
  if (from < rest.length) segments.push({ kind: textKind, text: rest.slice(from) });
  return segments;
}
