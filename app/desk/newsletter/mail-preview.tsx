import { useState } from "react";
import { api } from "#app/backend/api.ts";
import { Modal } from "../modal.tsx";
import { Button } from "#app/ui/button.tsx";

const VIEWS = [
  { label: "Light", query: { theme: "light" } },
  { label: "Dark", query: { theme: "dark" } },
  { label: "Pictures off", query: { pictures: "off" } },
  { label: "Plain text", query: { part: "text" } },
] as const;

/** A letter as mail programs show it. */
export function MailPreview({
  id,
  onClose,
}: {
  readonly id: string;
  readonly onClose: () => void;
}) {
  const [shown, setShown] = useState<(typeof VIEWS)[number]>(VIEWS[0]);
  return (
    <Modal title="The letter as a mail" className="wide mail-preview" onCancel={onClose}>
      <fieldset className="mail-views">
        <legend className="visually-hidden">How it is shown</legend>
        {VIEWS.map((view) => (
          <label key={view.label}>
            <input
              type="radio"
              name="mail-view"
              checked={view === shown}
              data-autofocus={view === VIEWS[0] ? "" : undefined}
              onChange={() => setShown(view)}
            />
            {view.label}
          </label>
        ))}
      </fieldset>
      <iframe
        title={`The mail: ${shown.label}`}
        src={api.letters[":id"].mail.$path({ param: { id }, query: shown.query })}
        sandbox=""
      />
      <p className="btns">
        <Button onClick={onClose}>Close</Button>
      </p>
    </Modal>
  );
}
