import { type ReactNode, useId, useState } from "react";
import { Modal } from "../modal.tsx";
import { PageFrame } from "./page-frame.tsx";
import "../../../styles/admin/choices.css";

/** The widths to preview a page at. The phone's is a common one, in CSS pixels. */
const WIDTHS = [
  { name: "Computer", width: undefined },
  { name: "Phone", width: 390 },
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
  const [shown, setShown] = useState<(typeof WIDTHS)[number]["name"]>("Computer");
  const width = WIDTHS.find(({ name }) => name === shown)?.width;
  return (
    <Modal titleId={titleId} className="page-dialog" onCancel={onClose}>
      <div className="page-dialog-bar">
        <h2 id={titleId}>As readers will see it</h2>
        <fieldset>
          <legend className="visually-hidden">Width of the page</legend>
          {WIDTHS.map(({ name }) => (
            <label key={name}>
              <input
                type="radio"
                name={titleId}
                checked={shown === name}
                onChange={() => setShown(name)}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <button type="button" className="btn small" onClick={onClose}>
          Back to writing
        </button>
      </div>
      <PageFrame width={width}>{children}</PageFrame>
    </Modal>
  );
}
