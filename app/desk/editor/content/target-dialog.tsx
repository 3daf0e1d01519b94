import { Combobox, ComboboxItem, ComboboxList, ComboboxProvider } from "@ariakit/react";
import { useId, useState } from "react";
import { writing } from "#app/backend/desk.ts";
import type { LinkTarget } from "#app/backend/http/writing.ts";
import { CancelButton, Modal } from "#app/desk/modal.tsx";
import { useLoaded } from "#app/desk/use-loaded.ts";
import { pluralize } from "#app/domain/plural.ts";
import type { Reference } from "../tools/insert.ts";

/** The list updates after a pause in typing this long. */
const TYPING_PAUSE_MS = 150;

/** Chooses a post, page or PDF of the site by its title, so that nobody needs to know its address. */
export function TargetDialog({
  words,
  onDone,
  onCancel,
}: {
  /** The words that become the link; its target's title if empty. */
  readonly words: string;
  readonly onDone: (reference: Reference) => void;
  readonly onCancel: () => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState(words);
  const { targets, said } = useTargets(typed);
  return (
    <Modal title="Link to a post, page or file" onCancel={onCancel}>
      <ComboboxProvider open value={typed} setValue={setTyped}>
        <div className="field">
          <label htmlFor={`${id}words`}>Words of its title</label>
          <Combobox
            id={`${id}words`}
            autoSelect="always"
            autoComplete="list"
            data-autofocus=""
            aria-describedby={`${id}said`}
          />
        </div>
        <p role="status" className="hint" id={`${id}said`}>
          {said}
        </p>
        <ComboboxList alwaysVisible aria-label="Posts, pages and files" className="targets">
          {targets.map(({ title, path, kind }) => (
            <ComboboxItem
              key={path}
              value={path}
              setValueOnClick={false}
              focusOnHover
              onClick={() => onDone({ kind: "link", words: words || title, address: path })}
            >
              <span dir="auto">{title}</span>
              <small className="hint">
                {kindText(kind)}
                {path}
              </small>
            </ComboboxItem>
          ))}
        </ComboboxList>
      </ComboboxProvider>
      <p className="btns">
        <CancelButton>Cancel</CancelButton>
      </p>
    </Modal>
  );
}

/** A label for targets that readers may not see yet. */
function kindText(kind: LinkTarget["kind"]): string {
  return kind === "draft" || kind === "review"
    ? "Draft · "
    : kind === "scheduled"
      ? "Scheduled · "
      : "";
}

/** The link targets for some words, and the message announced about them. */
function useTargets(words: string): { readonly targets: readonly LinkTarget[]; said: string } {
  const search = async (signal: AbortSignal) => (await writing?.linkTargets(words, signal)) ?? [];
  const { loaded, failed } = useLoaded(words, search, TYPING_PAUSE_MS);
  const found = loaded?.value;
  if (failed) return { targets: [], said: "The titles couldn’t be loaded. Type on to try again." };
  if (!found) return { targets: [], said: "" };
  return {
    targets: found,
    said: found.length === 0 ? "No title has these words." : `${pluralize(found.length, "title")}.`,
  };
}
