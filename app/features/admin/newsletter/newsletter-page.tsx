import { useState } from "react";
import { api } from "#app/backend/api.ts";
import type { Answered } from "#app/backend/http/client.ts";
import { AlertIcon } from "#app/ui/icons/icons.tsx";
import { useToast } from "../desk/toast.tsx";
import { SearchField } from "../forms/search-field.tsx";
import { dayOf } from "../forms/when.ts";
import { Banner } from "../forms/banner.tsx";
import { useRequest } from "../forms/request-form.tsx";
import { LetterList } from "./letter-list.tsx";
import { ConfirmDeleteDialog } from "../forms/confirm-delete-dialog.tsx";

type SubscriberList = Answered<typeof api.subscribers.$get>;
type Subscriber = SubscriberList["subscribers"][number];
type LetterListProps = Parameters<typeof LetterList>[0];

/** The newsletter's letters and subscribers, for owners. */
export function NewsletterPage({
  letters,
  posts,
  list: { subscribers, found, counts },
  query,
  onSearch,
  storesAddresses,
  mailProblem,
  onChanged,
}: {
  readonly list: SubscriberList;
  readonly letters: LetterListProps["letters"];
  readonly posts: LetterListProps["posts"];
  /** The search that the list answers. */
  readonly query: string;
  readonly onSearch: (query: string) => void;
  /** Whether addresses are stored, which needs mail to be set up. */
  readonly storesAddresses: boolean;
  /** Why mails can't be sent; empty if they can. */
  readonly mailProblem: string;
  readonly onChanged: () => void;
}) {
  const [erasing, setErasing] = useState<Subscriber>();
  const toast = useToast();
  const { problem, request } = useRequest();

  async function takeBack({ id, email }: Subscriber) {
    const answer = await request(() =>
      api.subscribers[":id"]["take-back"].$post({ param: { id } }),
    );
    if (!answer.ok) return;
    toast({ text: `${email} gets the next letter.` });
    onChanged();
  }

  return (
    <div className="wrap desk-page management">
      <div className="desk-head">
        <h1>Newsletter</h1>
      </div>
      {storesAddresses ? null : (
        <p>
          <strong>Mail isn’t set up</strong>, so no address can be confirmed and none is kept. The
          signup at the foot of the pages says so. Whoever runs the server sets{" "}
          <code>SMTP_URL</code>.
        </p>
      )}
      {mailProblem === "" ? null : (
        <p className="banner">
          <AlertIcon />
          {mailProblem}
        </p>
      )}
      <LetterList letters={letters} posts={posts} onChanged={onChanged} />
      <div className="desk-head">
        <h2>Subscribers</h2>
        <a className="btn ghost" href={api["newsletter.csv"].$path()} download>
          Download CSV
        </a>
      </div>
      <Banner>{problem.message}</Banner>
      <div className="library-tools">
        <SearchField label="Search addresses" query={query} onChange={onSearch} />
        <p role="status" className="count">
          {query.trim() === ""
            ? `${counts.confirmed} confirmed · ${counts.asked} not confirmed · ${counts.left} left${counts.setAside === 0 ? "" : ` · ${counts.setAside} set aside`}`
            : `${found} found`}
        </p>
      </div>
      {found === 0 && query.trim() === "" ? <p>No one has signed up yet.</p> : null}
      <ul className="people" aria-label="Subscribers">
        {subscribers.map((subscriber) => (
          <li key={subscriber.id}>
            <p className="person-name">
              <strong>{subscriber.email}</strong>
              <span className="hint">{stateText(subscriber)}</span>
            </p>
            {subscriber.refusedAt === null ? null : (
              <button
                type="button"
                className="btn small ghost"
                onClick={() => void takeBack(subscriber)}
              >
                Try again<span className="visually-hidden"> {subscriber.email}</span>
              </button>
            )}
            <button
              type="button"
              className="btn destructive small"
              onClick={() => setErasing(subscriber)}
            >
              Remove<span className="visually-hidden"> {subscriber.email}</span>
            </button>
          </li>
        ))}
      </ul>
      {found > subscribers.length ? (
        <p>The first {subscribers.length} are shown. Search for others, or download all as CSV.</p>
      ) : null}
      {erasing ? (
        <EraseDialog
          subscriber={erasing}
          onCancel={() => setErasing(undefined)}
          onErased={() => {
            setErasing(undefined);
            toast({ text: `Removed ${erasing.email}.` });
            onChanged();
          }}
        />
      ) : null}
    </div>
  );
}

function stateText(subscriber: Subscriber): string {
  const { state, askedAt, confirmedAt, leftAt, refusedAt, refusal } = subscriber;
  if (refusedAt !== null) return `set aside ${dayOf(refusedAt)}: ${refusal}`;
  if (state === "confirmed") return `confirmed ${dayOf(confirmedAt ?? askedAt)}`;
  if (state === "left") return `left ${dayOf(leftAt ?? askedAt)}`;
  return `signed up ${dayOf(askedAt)}, not confirmed yet`;
}

/** Asks before an address is erased for good. */
function EraseDialog({
  subscriber: { id, email },
  onErased,
  onCancel,
}: {
  readonly subscriber: { readonly id: string; readonly email: string };
  readonly onErased: () => void;
  readonly onCancel: () => void;
}) {
  return (
    <ConfirmDeleteDialog
      title={`Remove ${email}?`}
      actionLabel="Remove"
      onConfirm={() => api.subscribers[":id"].$delete({ param: { id } })}
      onDone={onErased}
      onCancel={onCancel}
    >
      The address is erased entirely. This can’t be undone.
    </ConfirmDeleteDialog>
  );
}
