import { useId, useState } from "react";
import { Unsent } from "#app/backend/http/answer.ts";
import { slugFromTitle } from "#app/domain/posts/slug.ts";
import type { TermKind } from "#app/domain/posts/lists/terms.ts";
import { pluralize } from "#app/domain/plural.ts";
import { FormDialog } from "../forms/form-dialog.tsx";
import { RequestField } from "../forms/request-form.tsx";
import type { Changed, SendChange } from "./term-change.ts";

interface TermDialogProps {
  readonly name: string;
  /** The other names of its kind. */
  readonly others: readonly string[];
  readonly send: SendChange;
  readonly onDone: (to: string, answer: Changed) => void;
  readonly onCancel: () => void;
}

/** Asks for another name. If that name exists already, asks again before merging the two. */
export function RenameDialog({
  kind,
  name,
  posts,
  others,
  send,
  onDone,
  onCancel,
}: TermDialogProps & { readonly kind: TermKind; readonly posts: number }) {
  const id = useId();
  const [typed, setTyped] = useState(name);
  const [isMerging, setMerging] = useState(false);
  const wanted = typed.trim();
  const same = others.find((other) =>
    kind === "category"
      ? slugFromTitle(other) === slugFromTitle(wanted)
      : other.toLowerCase() === wanted.toLowerCase(),
  );
  if (isMerging && same !== undefined) {
    return <MergeDialog {...{ name, posts, same, send, onDone, onCancel }} />;
  }
  return (
    <FormDialog
      title={`Rename “${name}”`}
      action={same === undefined ? "Rename" : "Merge…"}
      cancel="Cancel"
      send={() => {
        if (same === undefined) return send(name, wanted);
        setMerging(true);
        return Promise.reject(new Unsent());
      }}
      onDone={(answer) => onDone(wanted, answer)}
      onCancel={onCancel}
    >
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
    </FormDialog>
  );
}

/** Asks before merging a name into another one, which its posts get in its place. */
function MergeDialog({
  name,
  posts,
  same,
  send,
  onDone,
  onCancel,
}: Omit<TermDialogProps, "others"> & { readonly posts: number; readonly same: string }) {
  return (
    <FormDialog
      title={`Make “${name}” and “${same}” one?`}
      action="Merge"
      cancel="Cancel"
      send={() => send(name, same)}
      onDone={(answer) => onDone(same, answer)}
      onCancel={onCancel}
    >
      <p>
        {posts === 0
          ? `No post has “${name}”.`
          : `${pluralize(posts, "post")} of “${name}” ${posts === 1 ? "gets" : "get"} “${same}” in its place.`}{" "}
        “{name}” will then be gone.
      </p>
    </FormDialog>
  );
}

/** Asks which category the posts of a removed one get. */
export function RemoveCategoryDialog({
  name,
  posts,
  others,
  send,
  onDone,
  onCancel,
}: TermDialogProps & { readonly posts: number }) {
  const [to, setTo] = useState("");
  return (
    <FormDialog
      title={`Remove “${name}”`}
      action="Remove"
      send={() => send(name, to)}
      onDone={(answer) => onDone(to, answer)}
      onCancel={onCancel}
    >
      <RequestField
        name="to"
        label={posts === 1 ? "Its post gets" : `Its ${pluralize(posts, "post")} get`}
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
    </FormDialog>
  );
}
