import { api } from "#app/backend/api.ts";
import { bodyOf } from "#app/backend/http/client.ts";
import { ManagementPage } from "#app/desk/forms/management-page.tsx";
import { Panel } from "#app/desk/forms/panel.tsx";
import { statusLines } from "#app/desk/status/status-lines.ts";
import { TimeZoneForm } from "#app/desk/status/time-zone-form.tsx";
import { useSiteTime } from "#app/desk/site-time.ts";
import { siteName } from "#app/shared/site-name.ts";
import { AlertIcon, CheckIcon } from "#app/ui/icons/icons.tsx";
import type { ScreenProps, ScreenRequest } from "../screen.tsx";

export async function loader({ user }: ScreenRequest) {
  return { status: await bodyOf(api.status.$get()), isOwner: user.role === "owner" };
}

export const title = "Status";

/** The site's status in words. */
export default function AdminStatus({
  loaderData: { status, isOwner },
}: ScreenProps<typeof loader>) {
  const { timeZone, timeOf } = useSiteTime();
  return (
    <ManagementPage title="Status">
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
        {statusLines(status, siteName(), timeOf).map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
        {isOwner ? null : (
          <div>
            <dt>Time zone</dt>
            <dd>{timeZone.replaceAll("_", " ")}</dd>
          </div>
        )}
      </dl>
      {isOwner ? (
        <Panel title="Time zone">
          <TimeZoneForm />
        </Panel>
      ) : null}
    </ManagementPage>
  );
}
