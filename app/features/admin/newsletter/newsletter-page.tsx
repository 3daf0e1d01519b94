import { useState } from "react";
import { api } from "#app/backend/api.ts";
import type { Answered } from "#app/backend/http/client.ts";
import { AlertIcon, SearchIcon } from "#app/ui/icons/icons.tsx";
import { useToast } from "../desk/toast.tsx";
import { dayOf } from "../forms/when.ts";
import { EraseDialog } from "./erase-dialog.tsx";

type SubscriberList = Answered<typeof api.subscribers.$get>;
type Subscriber = SubscriberList["subscribers"][number];

/** How many rows are shown before the list must be searched. */
const MAX_ROWS = 200;

/** The newsletter's subscribers, for owners. */
export function NewsletterPage({
  list: { subscribers, counts },
  storesAddresses,
  mailProblem,
  onChanged,
}: {
  readonly list: SubscriberList;
  /** Whether addresses are stored, which needs mail to be set up. */
  readonly storesAddresses: boolean;
  /** Why mails can't be sent; empty if they can. */
  readonly mailProblem: string;
  readonly onChanged: () => void;
}) {
  const [query, setQuery] = useState("");
  const [erasing, setErasing] = useState<Subscriber>();
  const toast = useToast();
  const matching = subscribers.filter(({ email }) => email.includes(query.trim().toLowerCase()));

  return (
    <div className="wrap desk-page management">
      <div className="desk-head">
        <h1>Newsletter</h1>
        <a className="btn" href={api["newsletter.csv"].$path()} download>
          Download CSV
        </a>
      </div>
      <p>This desk keeps the list. It doesn’t send newsletters.</p>
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
      <div className="library-tools">
        <search className="search">
          <input
            type="search"
            aria-label="Search addresses"
            placeholder="Search addresses..."
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
          <SearchIcon />
        </search>
        <p role="status" className="count">
          {query.trim() === ""
            ? `${counts.confirmed} confirmed · ${counts.asked} not confirmed · ${counts.left} left`
            : `${matching.length} found`}
        </p>
      </div>
      {subscribers.length === 0 ? <p>No one has signed up yet.</p> : null}
      <ul className="people" aria-label="Subscribers">
        {matching.slice(0, MAX_ROWS).map((subscriber) => (
          <li key={subscriber.id}>
            <p className="person-name">
              <strong>{subscriber.email}</strong>
              <span className="hint">{stateText(subscriber)}</span>
            </p>
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
      {matching.length > MAX_ROWS ? (
        <p>The first {MAX_ROWS} are shown. Search for others, or download all as CSV.</p>
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

function stateText({ state, askedAt, confirmedAt, leftAt }: Subscriber): string {
  if (state === "confirmed") return `confirmed ${dayOf(confirmedAt ?? askedAt)}`;
  if (state === "left") return `left ${dayOf(leftAt ?? askedAt)}`;
  return `signed up ${dayOf(askedAt)}, not confirmed yet`;
}
