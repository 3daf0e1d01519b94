import { AlertIcon, CheckIcon } from "#app/ui/icons/icons.tsx";
import { TimeZoneForm } from "../first-steps/time-zone-form.tsx";
import { Panel } from "../forms/panel.tsx";
import { type MissingAddress, MissingList } from "./missing-list.tsx";
import { type SiteStatus, statusLines } from "./status-lines.ts";

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
        {statusLines(status).map(([name, words]) => (
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
