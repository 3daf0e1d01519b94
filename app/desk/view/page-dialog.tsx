import { type ReactNode, useEffect, useId, useState } from "react";
import { createPortal } from "react-dom";
import { photos } from "#app/enhance/page/photos.ts";
import { RadioGroup } from "../forms/radio-group.tsx";
import { openInNewTab } from "../frame/open-in-new-tab.ts";
import { Modal } from "../modal.tsx";
import { Button } from "#app/ui/button.tsx";

/** The widths to preview a page at. The phone's is a common one, in CSS pixels. */
const WIDTHS = [
  [undefined, "Computer"],
  [390, "Phone"],
] as const;

/** The post as its page will look, at the width of a computer or a phone. */
export function PageDialog({
  children,
  onClose,
}: {
  /** The page's content. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}) {
  const titleId = useId();
  const [width, setWidth] = useState<number>();
  return (
    <Modal titleId={titleId} className="page-dialog" onCancel={onClose}>
      <div className="page-dialog-bar">
        <h2 id={titleId}>As readers will see it</h2>
        <RadioGroup
          legend="Width of the page"
          options={WIDTHS}
          chosen={width}
          onChoose={setWidth}
        />
        <Button look="small" onClick={onClose}>
          Back to writing
        </Button>
      </div>
      <PageFrame width={width}>{children}</PageFrame>
    </Modal>
  );
}

/**
 * Renders a page in a frame, so that it responds to the frame's width as to a screen's. The frame uses this
 * document's styles.
 */
function PageFrame({
  width,
  children,
}: {
  /** In CSS pixels; without it, all available width. */
  readonly width: number | undefined;
  readonly children: ReactNode;
}) {
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => (body ? photos(body.ownerDocument) : undefined), [body]);
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
