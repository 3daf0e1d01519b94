import { api } from "#app/backend/api.ts";
import type { Answered } from "#app/backend/http/client.ts";
import { pluralize } from "#app/domain/plural.ts";
import { AlertIcon, CheckIcon } from "#app/ui/icons/icons.tsx";
import { siteName } from "#app/shared/site-name.ts";
import { TimeZoneForm } from "../first-steps.tsx";
import { Panel } from "../forms/panel.tsx";
import { whenOf, dayOf } from "../forms/when.ts";
import { useToast } from "../desk/toast.tsx";
import { RequestForm, TextField, SubmitButton } from "../forms/request-form.tsx";

/** The site's status in words; for owners also addresses that do not exist. */
export function StatusPage({
  status,
  timeZone,
  missing,
  onChanged,
}: {
  readonly status: SiteStatus;
  readonly timeZone: string;
  /** Undefined for editors. */
  readonly missing?: readonly MissingAddress[] | undefined;
  readonly onChanged: () => void;
}) {
  return (
    <div className="wrap desk-page management">
      <h1>Status</h1>
      {status.ok ? (
        <p className="all-well">
          <CheckIcon /> Everything works.
        </p>
      ) : (
        <ul className="warnings" aria-label="What is wrong">
          {status.warnings.map((warning) => (
            <li key={warning} className="banner">
              <AlertIcon />
              {warning}
            </li>
          ))}
        </ul>
      )}
      <dl className="panel status-facts">
        {statusLines(status, siteName()).map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
        {missing ? null : (
          <div>
            <dt>Time zone</dt>
            <dd>{timeZone.replaceAll("_", " ")}</dd>
          </div>
        )}
      </dl>
      {missing ? (
        <>
          <Panel title="Time zone">
            <TimeZoneForm timeZone={timeZone} />
          </Panel>
          <MissingList missing={missing} onChanged={onChanged} />
        </>
      ) : null}
    </div>
  );
}

export type SiteStatus = Answered<typeof api.status.$get>;

/** The site's status as pairs of a name and a sentence. */
export function statusLines(
  status: SiteStatus,
  name: string,
  now = Date.now(),
): readonly (readonly [name: string, words: string])[] {
  const { database, version, disk, next } = status;
  return [
    ["Site", `${name} ${version}, answering`],
    ["Database", database === "sqlite" ? "SQLite, one file in the data folder" : "PostgreSQL"],
    ["Last backup", backupText(status, now)],
    ["Mail", mailText(status.mail)],
    ["Disk", disk === undefined ? "Not known here" : `${disk}% full`],
    ["Next post", next ? `“${next.title}”, ${whenOf(next.at, now)}` : "None is scheduled"],
  ];
}

function backupText({ database, backupAt }: SiteStatus, now: number): string {
  if (database === "postgres") return "PostgreSQL’s own; whoever runs the server makes it";
  return backupAt === undefined
    ? "None yet; the first is made in the minute after the start"
    : whenOf(backupAt, now);
}

function mailText({ on, waiting }: SiteStatus["mail"]): string {
  if (!on) return "Not set up. Invitations and new passwords are links that you pass on";
  return waiting === 0
    ? "Set up; nothing is waiting"
    : `${pluralize(waiting, "email")} not sent yet`;
}

/** An address that readers requested and got a 404 for. */
type MissingAddress = Answered<typeof api.missing.$get>["addresses"][number];

/** Addresses that readers requested and that do not exist. An owner can redirect them. */
function MissingList({
  missing,
  onChanged,
}: {
  readonly missing: readonly MissingAddress[];
  readonly onChanged: () => void;
}) {
  return (
    <Panel title="Pages readers couldn’t find" className="missing">
      {missing.length === 0 ? (
        <p>None so far. A new one is here within a minute.</p>
      ) : (
        <ul className="plain-list">
          {missing.map((address) => (
            <MissingRow key={address.address} missing={address} onChanged={onChanged} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** A missing address and its redirect. */
function MissingRow({
  missing: { address, count, lastAt, leadsTo },
  onChanged,
}: {
  readonly missing: MissingAddress;
  readonly onChanged: () => void;
}) {
  const toast = useToast();
  return (
    <li>
      <code>{address}</code>
      <span className="hint">
        asked for {pluralize(count, "time")}, last {dayOf(lastAt)}
      </span>
      <RequestForm
        send={(valueOf) =>
          api.missing.$patch({ json: { address, leadsTo: valueOf("leadsTo").trim() || null } })
        }
        onDone={({ addresses }) => {
          const to = addresses.find((one) => one.address === address)?.leadsTo;
          toast({
            text: to ? `${address} now redirects to ${to}.` : `${address} isn’t redirected.`,
          });
          onChanged();
        }}
      >
        <TextField
          label="Redirect to…"
          name="leadsTo"
          placeholder="/blog"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={leadsTo ?? ""}
        />
        <SubmitButton look="btn ghost small">
          Save<span className="visually-hidden"> where {address} leads</span>
        </SubmitButton>
      </RequestForm>
    </li>
  );
}
