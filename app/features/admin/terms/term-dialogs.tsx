import { useId, useState } from "react";
import { slugFromTitle } from "#app/domain/posts/slug.ts";
import type { TermKind } from "#app/domain/posts/lists/terms.ts";
import { pluralize } from "#app/domain/plural.ts";
import { RequestField, RequestForm, SubmitButton } from "../forms/request-form.tsx";
import { Modal } from "../modal.tsx";
import type { Changed, SendChange } from "./term-change.ts";

interface TermDialogProps {
  readonly name: string;
  /** The other names of its kind. */
  readonly others: readonly string[];
  readonly send: SendChange;
  readonly onDone: (to: string, answer: Changed) => void;
  readonly onCancel: () => void;
}

/** Asks for another name. One that exists already merges the two. */
export function RenameDialog({
  kind,
  name,
  others,
  send,
  onDone,
  onCancel,
}: TermDialogProps & { readonly kind: TermKind }) {
  const id = useId();
  const [typed, setTyped] = useState(name);
  const wanted = typed.trim();
  const same = others.find((other) =>
    kind === "category"
      ? slugFromTitle(other) === slugFromTitle(wanted)
      : other.toLowerCase() === wanted.toLowerCase(),
  );
  const to = same ?? wanted;
  return (
    <Modal titleId={`${id}title`} onCancel={onCancel}>
      <h2 id={`${id}title`}>Rename “{name}”</h2>
      <RequestForm send={() => send(name, to)} onDone={(answer) => onDone(to, answer)}>
        <RequestField
          name="to"
          label="New name"
          remark={same === undefined ? "" : `“${same}” exists already. Both become one, “${same}”.`}
        >
          {(control) => (
            <input
              {...control}
              type="text"
              dir="auto"
              autoComplete="off"
              data-autofocus=""
              list={`${id}others`}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </RequestField>
        <datalist id={`${id}others`}>
          {others.map((other) => (
            <option key={other} value={other} />
          ))}
        </datalist>
        <p className="btns">
          <SubmitButton>{same === undefined ? "Rename" : "Merge"}</SubmitButton>
          <button type="button" className="btn ghost" onClick={onCancel}>
            Cancel
          </button>
        </p>
      </RequestForm>
    </Modal>
  );
}

/** Asks which category the posts of one that goes get. */
export function RemoveCategoryDialog({
  name,
  posts,
  others,
  send,
  onDone,
  onCancel,
}: TermDialogProps & { readonly posts: number }) {
  const id = useId();
  const [to, setTo] = useState("");
  return (
    <Modal titleId={`${id}title`} onCancel={onCancel}>
      <h2 id={`${id}title`}>Remove “{name}”</h2>
      <RequestForm send={() => send(name, to)} onDone={(answer) => onDone(to, answer)}>
        <RequestField
          name="to"
          label={`${posts === 1 ? "Its post gets" : `Its ${pluralize(posts, "post")} get`}`}
        >
          {(control) => (
            <select
              {...control}
              data-autofocus=""
              value={to}
              onChange={({ target }) => setTo(target.value)}
            >
              <option value="">Select a category</option>
              {others.map((other) => (
                <option key={other}>{other}</option>
              ))}
            </select>
          )}
        </RequestField>
        <p className="btns">
          <SubmitButton>Remove</SubmitButton>
          <button type="button" className="btn ghost" onClick={onCancel}>
            Keep it
          </button>
        </p>
      </RequestForm>
    </Modal>
  );
}
