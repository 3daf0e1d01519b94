import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { api } from "#app/backend/api.ts";
import { Banner } from "../forms/banner.tsx";
import { ConfirmDeleteButton } from "../forms/confirm-delete-dialog.tsx";
import { useDone } from "../forms/management-page.tsx";
import { useRequest } from "../forms/request-form.tsx";
import { Row, Rows } from "../forms/rows.tsx";
import { letterState, type LetterSummary, UNTITLED } from "./letter-state.ts";

/** The newsletter's letters, and two ways to begin one. */
export function LetterList({
  letters,
  posts,
}: {
  readonly letters: readonly LetterSummary[];
  /** Published posts, newest first. */
  readonly posts: readonly { readonly id: string; readonly title: string }[];
}) {
  const { busy, problem, request } = useRequest();
  const navigate = useNavigate();
  const [postId, setPostId] = useState("");

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
      <Rows label="Letters" items={letters} none="No letter has been written yet." asCards>
        {(letter) => <LetterRow key={letter.id} letter={letter} />}
      </Rows>
    </section>
  );
}

function LetterRow({ letter }: { readonly letter: LetterSummary }) {
  const { id, subject, problem, state } = letter;
  const done = useDone();
  const name = `“${subject || UNTITLED}”`;
  return (
    <Row
      name={
        <strong>
          <Link to={`/admin/newsletter/${id}`}>{subject || UNTITLED}</Link>
        </strong>
      }
      details={[letterState(letter), ...(problem === "" ? [] : [problem])]}
    >
      {state === "draft" ? (
        <ConfirmDeleteButton
          label="Delete"
          about={subject}
          title={`Delete ${name}?`}
          actionLabel="Delete"
          onConfirm={() => api.letters[":id"].$delete({ param: { id } })}
          onDone={() => done(`Deleted ${name}.`)}
        >
          Its text is erased. This can’t be undone.
        </ConfirmDeleteButton>
      ) : null}
    </Row>
  );
}
