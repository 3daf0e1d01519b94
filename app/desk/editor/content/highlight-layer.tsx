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
interface Segment {
  readonly kind: "plain" | "heading" | "bold" | "address";
  readonly text: string;
}

/** Bold text; a link's or picture's address with its brackets. */
const INLINE = /(\*\*[^*\n]+\*\*)|\]\([^()\s]*\)/g;
const HEADING = /^\s*#{1,6} /;

/** Splits a Markdown line for display in the editor: headings and bold text stand out, addresses recede. */
export function splitLine(line: string): readonly Segment[] {
  const [mark = ""] = HEADING.exec(line) ?? [];
  const words = line.slice(mark.length);
  const segments: Segment[] = mark === "" ? [] : [{ kind: "plain", text: mark }];
  const add = (kind: Segment["kind"], text: string) => {
    if (text !== "") segments.push({ kind, text });
  };
  const between = mark === "" ? "plain" : "heading";
  let from = 0;
  for (const { 0: text, 1: bold, index } of words.matchAll(INLINE)) {
    add(between, words.slice(from, index));
    add(bold ? "bold" : "address", text);
    from = index + text.length;
  }
  add(between, words.slice(from));
  return segments;
}
