import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { openInNewTab } from "#app/desk/frame/open-in-new-tab.ts";
import { useLoaded } from "#app/desk/use-loaded.ts";
import { Button } from "#app/ui/button.tsx";

/** The preview updates after this pause in typing. It is longer for a long text, since rendering delays key presses. */
const typingPauseMs = (content: string) => 200 + content.length / 100;

/** The content as the public page shows it, by the same renderer (specification, section 4). */
export function Preview({
  content,
  line,
  place,
}: {
  readonly content: string;
  /** The line of the caret; its block is scrolled into view. */
  readonly line: number;
  /** Where in the view that block goes. */
  readonly place: "center" | "nearest";
}) {
  const [tries, setTries] = useState(0);
  const prose = useRef<HTMLDivElement>(null);
  const empty = content.trim() === "";
  const { loaded, failed } = useLoaded(
    empty ? undefined : `${tries} ${content}`,
    async () => (await import("#app/markdown/preview-renderer.ts")).renderPreview(content),
    typingPauseMs(content),
  );
  const html = loaded?.value;

  // Beside the text, Tab skips the preview's links and goes to the next field, from the first frame on.
  useLayoutEffect(() => {
    if (html === undefined || place === "center") return;
    for (const link of prose.current?.querySelectorAll("a") ?? []) link.tabIndex = -1;
  }, [html, place]);
  useEffect(() => {
    const block = html === undefined ? undefined : blockAt(prose.current, line);
    if (place === "center") block?.scrollIntoView({ block: "center" });
    else if (block) scrollWithin(prose.current?.parentElement, block);
  }, [html, line, place]);

  if (empty) return <p className="preview-empty">Nothing to preview yet...</p>;
  if (failed) {
    return (
      <div className="preview-empty">
        <p role="status">The preview couldn’t be loaded. Everything you wrote is still here.</p>
        <Button look="small ghost" onClick={() => setTries(tries + 1)}>
          Try again
        </Button>
      </div>
    );
  }
  if (html === undefined) return null;
  return (
    <>
      <h2 className="visually-hidden">Preview</h2>
      <div
        ref={prose}
        className="prose"
        onClick={openInNewTab}
        // Safe by construction: app/markdown/renderer.ts prints no HTML of the source.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}

/** Scrolls only the preview beside the text to a block; the page must not scroll during typing. */
function scrollWithin(view: HTMLElement | null | undefined, block: Element): void {
  if (!view) return;
  const [inner, outer] = [block.getBoundingClientRect(), view.getBoundingClientRect()];
  const above = inner.top - outer.top;
  const below = inner.bottom - outer.bottom;
  if (above < 0) view.scrollTop += above;
  else if (below > 0) view.scrollTop += Math.min(below, above);
}

/** The innermost block that starts at or before a source line. */
function blockAt(prose: HTMLElement | null, line: number): Element | undefined {
  const blocks = Array.from(prose?.querySelectorAll("[data-line]") ?? []);
  return blocks.findLast((block) => Number(block.getAttribute("data-line")) <= line);
}
