import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { api } from "#app/backend/api.ts";
import { useToast } from "../desk/toast.tsx";
import { Banner } from "../forms/banner.tsx";
import { ConfirmDeleteDialog } from "../forms/confirm-delete-dialog.tsx";
import { useRequest } from "../forms/request-form.tsx";
import { letterState, type LetterSummary, UNTITLED } from "./letter-state.ts";

/** The newsletter's letters, and two ways to begin one. */
export function LetterList({
  letters,
  posts,
  onChanged,
}: {
  readonly letters: readonly LetterSummary[];
  /** Published posts, newest first. */
  readonly posts: readonly { readonly id: string; readonly title: string }[];
  readonly onChanged: () => void;
}) {
  const { busy, problem, request } = useRequest();
  const navigate = useNavigate();
  const toast = useToast();
  const [postId, setPostId] = useState("");
  const [deleting, setDeleting] = useState<LetterSummary>();

  async function begin() {
    const id = crypto.randomUUID();
    const json = postId === "" ? {} : { postId };
    const answer = await request(() => api.letters[":id"].$put({ param: { id }, json }));
    if (answer.ok) void navigate(`/admin/newsletter/${id}`);
  }

  return (
    <section aria-labelledby="letters">
      <h2 id="letters">Letters</h2>
      <Banner>{problem.message || (problem.fields["postId"] ?? "")}</Banner>
      <div className="letter-begin">
        <label>
          Begin with
          <select value={postId} onChange={({ target }) => setPostId(target.value)}>
            <option value="">An empty letter</option>
            {posts.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="btn" aria-disabled={busy} onClick={() => void begin()}>
          Write a letter
        </button>
      </div>
      {letters.length === 0 ? <p>No letter has been written yet.</p> : null}
      <ul className="people" aria-label="Letters">
        {letters.map((letter) => (
          <li key={letter.id}>
            <p className="person-name">
              <strong>
                <Link to={`/admin/newsletter/${letter.id}`}>{letter.subject || UNTITLED}</Link>
              </strong>
              <span className="hint">{letterState(letter)}</span>
              {letter.problem === "" ? null : <span className="hint">{letter.problem}</span>}
            </p>
            {letter.state === "draft" ? (
              <button
                type="button"
                className="btn destructive small"
                onClick={() => setDeleting(letter)}
              >
                Delete<span className="visually-hidden"> {letter.subject}</span>
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {deleting ? (
        <ConfirmDeleteDialog
          title={`Delete “${deleting.subject || UNTITLED}”?`}
          actionLabel="Delete"
          onConfirm={() => api.letters[":id"].$delete({ param: { id: deleting.id } })}
          onDone={() => {
            setDeleting(undefined);
            toast({ text: `Deleted “${deleting.subject || UNTITLED}”.` });
            onChanged();
          }}
          onCancel={() => setDeleting(undefined)}
        >
          Its text is erased. This can’t be undone.
        </ConfirmDeleteDialog>
      ) : null}
    </section>
  );
}
