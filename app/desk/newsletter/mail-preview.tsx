import { useState } from "react";
import { api } from "#app/backend/api.ts";
import { RadioGroup } from "../forms/radio-group.tsx";
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
      <RadioGroup
        legend="How it is shown"
        className="mail-views"
        options={VIEWS.map((view) => [view, view.label])}
        chosen={shown}
        onChoose={setShown}
      />
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
