import { useState } from "react";
import type {
  Subscriber,
  SubscriberList,
  SubscribersPort,
} from "../../../backend/ports/office/subscribers.ts";
import { SearchIcon } from "../../../ui/icons/icons.tsx";
import { useToast } from "../desk/toast.tsx";
import { dayOf } from "../forms/when.ts";
import { EraseDialog } from "./erase-dialog.tsx";

/** As many rows as a page shows before it is searched further. */
const SHOWN = 200;

/** Who gets the newsletter, for owners. */
export function NewsletterPage({
  list: { subscribers, counts, kept, csv },
  mailProblem,
  port,
  onChanged,
}: {
  readonly list: SubscriberList;
  /** Why mails are not going out, in a sentence; empty when they are. */
  readonly mailProblem: string;
  readonly port: Pick<SubscribersPort, "erase">;
  readonly onChanged: () => void;
}) {
  const [query, setQuery] = useState("");
  const [erasing, setErasing] = useState<Subscriber>();
  const toast = useToast();
  const found = subscribers.filter(({ email }) => email.includes(query.trim().toLowerCase()));

  return (
    <div className="wrap desk-page office">
      <div className="desk-head">
        <h1>Newsletter</h1>
        <a className="btn" href={csv} download>
          Download CSV
        </a>
      </div>
      <p>This desk keeps the list. It does not send letters.</p>
      {kept ? null : (
        <p>
          <strong>Mail is not set up</strong>, so no address can be confirmed and none is kept. The
          signup at the foot of the pages says so. Whoever runs the server sets{" "}
          <code>SMTP_URL</code>.
        </p>
      )}
      {mailProblem === "" ? null : <p className="banner">{mailProblem}</p>}
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
            ? `${counts.confirmed} confirmed · ${counts.asked} not yet · ${counts.left} left`
            : `${found.length} found`}
        </p>
      </div>
      {subscribers.length === 0 ? <p>Nobody has signed up yet.</p> : null}
      <ul className="people" aria-label="Subscribers">
        {found.slice(0, SHOWN).map((subscriber) => (
          <li key={subscriber.id}>
            <p className="person-name">
              <strong>{subscriber.email}</strong>
              <span className="hint">{stateOf(subscriber)}</span>
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
      {found.length > SHOWN ? (
        <p>The first {SHOWN} are shown. Search for others, or download all as CSV.</p>
      ) : null}
      {erasing ? (
        <EraseDialog
          subscriber={erasing}
          port={port}
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

function stateOf({ state, askedAt, confirmedAt, leftAt }: Subscriber): string {
  if (state === "confirmed") return `confirmed ${dayOf(confirmedAt ?? askedAt)}`;
  if (state === "left") return `left ${dayOf(leftAt ?? askedAt)}`;
  return `asked ${dayOf(askedAt)}, not confirmed yet`;
}
