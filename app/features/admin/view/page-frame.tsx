import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { openInNewTab } from "../desk/open-in-new-tab.ts";

/**
 * A page in its own frame, so that it answers to the frame's width as it would to a screen's. The
 * frame has this document's styles and nothing of its own.
 */
export function PageFrame({
  width,
  children,
}: {
  /** In CSS pixels; as wide as there is room, without it. */
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
          copyLook(document, inner);
          setBody(inner.body);
        }}
      />
      {body ? createPortal(<main onClick={openInNewTab}>{children}</main>, body) : null}
    </div>
  );
}

/** Gives the frame's document this one's styles, language and theme. */
function copyLook(from: Document, to: Document): void {
  const { className, dataset, lang } = from.documentElement;
  to.documentElement.className = className;
  to.documentElement.lang = lang;
  Object.assign(to.documentElement.dataset, dataset);
  for (const style of from.querySelectorAll("link[rel=stylesheet], head style")) {
    to.head.append(to.importNode(style, true));
  }
}
