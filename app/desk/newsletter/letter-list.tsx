import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { api } from "#app/backend/api.ts";
import { ConfirmDeleteButton } from "../forms/confirm-delete-dialog.tsx";
import { useIsGone } from "../frame/is-gone.ts";
import { useDone } from "../forms/management-page.tsx";
import { RequestField, RequestForm, SubmitButton } from "../forms/request-form.tsx";
import { Row, Rows } from "../forms/rows.tsx";
import { useSiteTime } from "../site-time.ts";
import { letterState, type LetterSummary, UNTITLED } from "./letter-state.ts";
import { randomId } from "#app/domain/random-id.ts";

/** The newsletter's letters, and two ways to begin one. */
export function LetterList({
  letters,
  posts,
}: {
  readonly letters: readonly LetterSummary[];
  /** Published posts, newest first. */
  readonly posts: readonly { readonly id: string; readonly title: string }[];
}) {
  const navigate = useNavigate();
  const isGone = useIsGone();
  const [id] = useState(() => randomId());
  return (
    <section>
      <h2>Letters</h2>
      <RequestForm
        className="row-form letter-begin"
        send={(valueOf) => {
          const postId = valueOf("postId");
          return api.letters[":id"].$put({ param: { id }, json: postId === "" ? {} : { postId } });
        }}
        onDone={() => {
          if (!isGone()) void navigate(`/admin/newsletter/${id}`);
        }}
      >
        <RequestField name="postId" label="Begin with">
          {(control) => (
            <select {...control} name="postId">
              <option value="">An empty letter</option>
              {posts.map((post) => (
                <option key={post.id} value={post.id}>
                  {post.title}
                </option>
              ))}
            </select>
          )}
        </RequestField>
        <SubmitButton>Write a letter</SubmitButton>
      </RequestForm>
      <Rows label="Letters" items={letters} none="No letter has been written yet." asCards>
        {(letter) => <LetterRow key={letter.id} letter={letter} />}
      </Rows>
    </section>
  );
}

function LetterRow({ letter }: { readonly letter: LetterSummary }) {
  const { id, subject, problem, state } = letter;
  const done = useDone();
  const { timeOf } = useSiteTime();
  const name = `“${subject || UNTITLED}”`;
  return (
    <Row
      name={
        <strong>
          <Link to={`/admin/newsletter/${id}`}>{subject || UNTITLED}</Link>
        </strong>
      }
      details={[letterState(letter, timeOf), ...(problem === "" ? [] : [problem])]}
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
