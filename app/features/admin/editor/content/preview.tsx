import { useEffect, useRef, useState } from "react";
import { openApart } from "../../desk/open-apart.ts";

/** Typing rests for so long before the preview follows. */
const TYPING_PAUSE_MS = 200;

/** The text as the public page shows it, by the same renderer (specification, section 4). */
export function Preview({
  content,
  line,
  place,
}: {
  readonly content: string;
  /** The line of the text that the writer is at; its block is brought into view. */
  readonly line: number;
  /** Where in its view that block is to stand. */
  readonly place: "center" | "nearest";
}) {
  const [html, setHtml] = useState<string>();
  const [failed, setFailed] = useState(false);
  const prose = useRef<HTMLDivElement>(null);
  const empty = content.trim() === "";

  useEffect(() => {
    if (empty) return undefined;
    let current = true;
    const render = () =>
      import("../../../../markdown/preview-renderer.ts").then(
        ({ renderPreview }) => {
          if (current) setHtml(renderPreview(content));
        },
        () => setFailed(true),
      );
    const timer = setTimeout(() => void render(), TYPING_PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [content, empty]);

  // Beside the text the links are for the eye: Tab goes on to the next field, not through all of them.
  useEffect(() => {
    if (html === undefined || place === "center") return;
    for (const link of prose.current?.querySelectorAll("a") ?? []) link.tabIndex = -1;
  }, [html, place]);
  useEffect(() => {
    if (html !== undefined) blockAt(prose.current, line)?.scrollIntoView({ block: place });
  }, [html, line, place]);

  if (empty) return <p className="preview-empty">Nothing to preview yet...</p>;
  if (failed) {
    return (
      <p className="preview-empty" role="status">
        The preview could not be loaded. Everything you wrote is still here.
      </p>
    );
  }
  if (html === undefined) return null;
  return (
    <>
      <h2 className="visually-hidden">Preview</h2>
      <div
        ref={prose}
        className="prose"
        onClick={openApart}
        // Safe by construction: app/markdown/renderer.ts prints no HTML of the source.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}

/** The innermost block that begins at or before a line of the source. */
function blockAt(prose: HTMLElement | null, line: number): Element | undefined {
  const blocks = Array.from(prose?.querySelectorAll("[data-line]") ?? []);
  return blocks.findLast((block) => Number(block.getAttribute("data-line")) <= line);
}
