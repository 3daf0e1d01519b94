import { type MouseEvent, useEffect, useState } from "react";

/** The text as the public page shows it, by the same renderer (specification, section 4). */
export function Preview({ content }: { readonly content: string }) {
  const [html, setHtml] = useState<string>();
  const [failed, setFailed] = useState(false);
  const empty = content.trim() === "";

  useEffect(() => {
    if (empty) return undefined;
    let current = true;
    import("../../../markdown/renderer.ts").then(
      ({ renderArticle }) => {
        if (current) setHtml(renderArticle(content).html);
      },
      () => setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [content, empty]);

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
        className="prose"
        onClick={openApart}
        // Safe by construction: app/markdown/renderer.ts prints no HTML of the source.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}

/** A link of the text is tried in a tab of its own, so that trying it does not leave the form. */
function openApart(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest("a");
  if (!link || (link.hash !== "" && link.pathname === location.pathname)) return;
  event.preventDefault();
  open(link.href, "_blank", "noopener");
}
