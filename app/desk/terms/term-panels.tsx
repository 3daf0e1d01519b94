import { useState } from "react";
import { Link } from "react-router";
import { api } from "#app/backend/api.ts";
import type { Answered } from "#app/backend/http/client.ts";
import type { TermKind } from "#app/domain/posts/lists/terms.ts";
import { pluralize } from "#app/domain/plural.ts";
import { useDone } from "../forms/management-page.tsx";
import { Panel } from "../forms/panel.tsx";
import { RequestButton, RequestForm, SubmitButton, TextField } from "../forms/request-form.tsx";
import { Row, Rows } from "../forms/rows.tsx";
import { useSiteTime } from "../site-time.ts";
import { DASHBOARD } from "../frame/addresses.ts";
import { type Change, changeText, useTermChanges } from "./term-change.ts";
import { RemoveCategoryDialog, RenameDialog } from "./term-dialogs.tsx";
import { Button } from "#app/ui/button.tsx";

type Term = Answered<typeof api.terms.$get>["tags"][number];

const WORDS = {
  category: { title: "Categories", add: "New category", none: "None yet." },
  tag: { title: "Tags", add: "New tag", none: "No post has a tag yet." },
} as const;

/** Every category or tag, with its posts: add, rename, merge, remove. */
export function TermPanel({
  kind,
  terms,
}: {
  readonly kind: TermKind;
  readonly terms: readonly Term[];
}) {
  const done = useDone();
  const words = WORDS[kind];
  return (
    <Panel title={words.title}>
      <Rows label={words.title} items={terms} none={words.none}>
        {(term) => <TermRow key={term.name} kind={kind} term={term} terms={terms} />}
      </Rows>
      <RequestForm
        className="row-form"
        send={(valueOf) => api.terms.$post({ json: { kind, name: valueOf("name") } })}
        onDone={(_, form, valueOf) => {
          done(`Added “${valueOf("name").trim()}”.`);
          form.reset();
        }}
      >
        <TextField label={words.add} name="name" autoComplete="off" dir="auto" />
        <SubmitButton look="ghost">Add</SubmitButton>
      </RequestForm>
    </Panel>
  );
}

function TermRow({
  kind,
  term: { name, posts, offered },
  terms,
}: {
  readonly kind: TermKind;
  readonly term: Term;
  readonly terms: readonly Term[];
}) {
  const [asking, setAsking] = useState<"name" | "other">();
  const said = useDone();
  const { send, done } = useTermChanges(kind);
  const others = terms.filter((other) => other.name !== name).map((other) => other.name);
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
  const ask = (what: typeof asking, label: string) => (
    <Button look="ghost small" about={name} onClick={() => setAsking(what)}>
      {label}
    </Button>
  );
  return (
    <Row
      name={<strong dir="auto">{name}</strong>}
      details={
        <>
          {posts === 0 ? "no posts" : <PostsLink kind={kind} name={name} posts={posts} />}
          {kind === "category" && !offered ? "; other posts can’t choose it" : ""}
        </>
      }
    >
      <div className="term-buttons">
        {kind === "category" && posts > 0 ? (
          <RequestButton
            look="ghost small"
            about={offered ? name : `the category ${name}`}
            send={() =>
              offered
                ? api.terms.offered.$delete({ json: { name } })
                : api.terms.$post({ json: { kind, name } })
            }
            onDone={() =>
              said(
                offered
                  ? `Other posts can’t choose “${name}” now.`
                  : `Every post can choose “${name}” now.`,
              )
            }
          >
            {offered ? "Stop offering" : "Offer to all posts"}
          </RequestButton>
        ) : null}
        {ask("name", "Rename")}
        {kind === "category" && posts > 0 ? (
          ask("other", "Remove")
        ) : (
          <RequestButton
            look="ghost small"
            about={name}
            send={() => send(name, null)}
            onDone={(answer) => done(name, null, answer)}
          >
            Remove
          </RequestButton>
        )}
      </div>
      {asking === "name" ? <RenameDialog {...dialog} kind={kind} posts={posts} /> : null}
      {asking === "other" ? <RemoveCategoryDialog {...dialog} posts={posts} /> : null}
    </Row>
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

/** The last changes, each of which can be undone. */
export function LastChanges({ changes }: { readonly changes: readonly Change[] }) {
  const { dayOf } = useSiteTime();
  const done = useDone();
  if (changes.length === 0) return null;
  return (
    <Panel title="Last changes">
      <Rows label="Last changes" items={changes}>
        {(change) => (
          <Row
            key={change.id}
            name={changeText(change)}
            details={[change.who, dayOf(change.at)].filter((text) => text !== "").join(", ")}
          >
            <RequestButton
              look="ghost small"
              about={`the change of “${change.from}”`}
              send={() => api.terms.changes[":id"].$delete({ param: { id: change.id } })}
              onDone={({ posts }) => done(`Undone in ${pluralize(posts, "post")}.`)}
            >
              Undo
            </RequestButton>
          </Row>
        )}
      </Rows>
    </Panel>
  );
}
