import { useState } from "react";
import { Link } from "react-router";
import { api } from "#app/backend/api.ts";
import type { Answered } from "#app/backend/http/client.ts";
import type { TermKind } from "#app/domain/posts/lists/terms.ts";
import { pluralize } from "#app/domain/plural.ts";
import { useToast } from "../desk/toast.tsx";
import { Panel } from "../forms/panel.tsx";
import { RequestButton, RequestForm, SubmitButton, TextField } from "../forms/request-form.tsx";
import { dayOf } from "../forms/when.ts";
import { DASHBOARD } from "../return-to.ts";
import { type Change, changeText, useTermChanges } from "./term-change.ts";
import { RemoveCategoryDialog, RenameDialog } from "./term-dialogs.tsx";

export type Terms = Answered<typeof api.terms.$get>;
export type Term = Terms["tags"][number];

/** Every category and tag, with its posts: add, rename, merge, remove. */
export function TermsPage({
  categories,
  tags,
  changes,
  onChanged,
}: Terms & { readonly onChanged: () => void }) {
  return (
    <div className="wrap desk-page management">
      <h1>Categories and tags</h1>
      <p>
        A new name stands in all posts at once, and the old address leads to the new one. Readers
        see nothing of what is not published yet.
      </p>
      <TermPanel kind="category" terms={categories} onChanged={onChanged} />
      <TermPanel kind="tag" terms={tags} onChanged={onChanged} />
      <LastChanges changes={changes} onChanged={onChanged} />
    </div>
  );
}

const WORDS = {
  category: { title: "Categories", add: "New category", none: "None yet." },
  tag: { title: "Tags", add: "New tag", none: "No post has a tag yet." },
} as const;

function TermPanel({
  kind,
  terms,
  onChanged,
}: {
  readonly kind: TermKind;
  readonly terms: readonly Term[];
  readonly onChanged: () => void;
}) {
  const toast = useToast();
  const words = WORDS[kind];
  return (
    <Panel title={words.title} className="terms">
      {terms.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className="plain-list" aria-label={words.title}>
          {terms.map((term) => (
            <TermRow key={term.name} kind={kind} term={term} terms={terms} onChanged={onChanged} />
          ))}
        </ul>
      )}
      <RequestForm
        className="row-form"
        send={(valueOf) => api.terms.$post({ json: { kind, name: valueOf("name") } })}
        onDone={(_, form, valueOf) => {
          toast({ text: `Added “${valueOf("name").trim()}”.` });
          form.reset();
          onChanged();
        }}
      >
        <TextField label={words.add} name="name" autoComplete="off" dir="auto" />
        <SubmitButton look="btn ghost">Add</SubmitButton>
      </RequestForm>
    </Panel>
  );
}

function TermRow({
  kind,
  term: { name, posts, offered },
  terms,
  onChanged,
}: {
  readonly kind: TermKind;
  readonly term: Term;
  readonly terms: readonly Term[];
  readonly onChanged: () => void;
}) {
  const [asking, setAsking] = useState<"name" | "other">();
  const { send, done } = useTermChanges(kind, onChanged);
  const others = terms.filter((other) => other.name !== name).map((other) => other.name);
  const needsOther = kind === "category" && posts > 0;
  const close = () => setAsking(undefined);
  const dialog = {
    name,
    others,
    send,
    onDone(to: string, answer: Parameters<typeof done>[2]) {
      close();
      done(name, to, answer);
    },
    onCancel: close,
  };
  return (
    <li>
      <p>
        <strong dir="auto">{name}</strong>
        <span className="hint">
          {posts === 0 ? "no posts" : <PostsLink kind={kind} name={name} posts={posts} />}
          {kind === "category" && !offered ? ", offered only to those posts" : ""}
        </span>
      </p>
      <div className="term-buttons">
        {kind === "category" && !offered ? (
          <RequestButton
            look="btn ghost small"
            send={() => api.terms.$post({ json: { kind, name } })}
            onDone={onChanged}
          >
            Offer to all<span className="visually-hidden"> posts: {name}</span>
          </RequestButton>
        ) : null}
        <button type="button" className="btn ghost small" onClick={() => setAsking("name")}>
          Rename<span className="visually-hidden"> {name}</span>
        </button>
        {needsOther ? (
          <button type="button" className="btn ghost small" onClick={() => setAsking("other")}>
            Remove<span className="visually-hidden"> {name}</span>
          </button>
        ) : (
          <RequestButton
            look="btn ghost small"
            send={() => send(name, null)}
            onDone={(answer) => done(name, null, answer)}
          >
            Remove<span className="visually-hidden"> {name}</span>
          </RequestButton>
        )}
      </div>
      {asking === "name" ? <RenameDialog {...dialog} kind={kind} /> : null}
      {asking === "other" ? <RemoveCategoryDialog {...dialog} posts={posts} /> : null}
    </li>
  );
}

/** The posts of a term, as the dashboard lists them. */
function PostsLink({
  kind,
  name,
  posts,
}: {
  readonly kind: TermKind;
  readonly name: string;
  readonly posts: number;
}) {
  const query = new URLSearchParams(kind === "category" ? { category: name } : { q: name });
  return (
    <Link to={`${DASHBOARD}?${query}`}>
      {pluralize(posts, "post")}
      <span className="visually-hidden"> of {name}</span>
    </Link>
  );
}

function LastChanges({
  changes,
  onChanged,
}: {
  readonly changes: readonly Change[];
  readonly onChanged: () => void;
}) {
  const toast = useToast();
  if (changes.length === 0) return null;
  return (
    <Panel title="Last changes" className="terms">
      <ul className="plain-list" aria-label="Last changes">
        {changes.map((change) => (
          <li key={change.id}>
            <p>
              {changeText(change)}
              <span className="hint">
                {[change.who, dayOf(change.at)].filter((text) => text !== "").join(", ")}
              </span>
            </p>
            <RequestButton
              look="btn ghost small"
              send={() => api.terms.changes[":id"].$delete({ param: { id: change.id } })}
              onDone={({ posts }) => {
                toast({ text: `Undone in ${pluralize(posts, "post")}.` });
                onChanged();
              }}
            >
              Undo<span className="visually-hidden"> the change of “{change.from}”</span>
            </RequestButton>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
