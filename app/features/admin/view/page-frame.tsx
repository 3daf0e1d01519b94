import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { openInNewTab } from "../desk/open-in-new-tab.ts";

/**
 * Renders a page in a frame, so that it responds to the frame's width as to a screen's. The frame uses this
 * document's styles.
 */
export function PageFrame({
  width,
  children,
}: {
  /** In CSS pixels; without it, all available width. */
  readonly width: number | undefined;
  readonly children: ReactNode;
}) {
  const [body, setBody] = useState<HTMLElement>();
  return (
    <div className="page-frame">
      <iframe
        title="The post as a page"
        width={width ?? "100%"}
        ref={(frame) => {
          const inner = frame?.contentDocument;
          if (!inner || inner.body === body) return;
          copyStyles(document, inner);
          setBody(inner.body);
        }}
      />
      {body ? createPortal(<main onClick={openInNewTab}>{children}</main>, body) : null}
    </div>
  );
}

/** Copies this document's styles, language and theme to the frame's document. */
function copyStyles(from: Document, to: Document): void {
  const { className, dataset, lang } = from.documentElement;
  to.documentElement.className = className;
  to.documentElement.lang = lang;
  Object.assign(to.documentElement.dataset, dataset);
  for (const style of from.querySelectorAll("link[rel=stylesheet], head style")) {
    to.head.append(to.importNode(style, true));
  }
}
