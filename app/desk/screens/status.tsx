import { api } from "#app/backend/api.ts";
import { bodyOf } from "#app/backend/http/client.ts";
import { ManagementPage } from "#app/desk/forms/management-page.tsx";
import { Panel } from "#app/desk/forms/panel.tsx";
import { statusLines } from "#app/desk/status/status-lines.ts";
import { TimeZoneForm } from "#app/desk/status/time-zone-form.tsx";
import { siteName } from "#app/shared/site-name.ts";
import { AlertIcon, CheckIcon } from "#app/ui/icons/icons.tsx";
import type { ScreenProps, ScreenRequest } from "../screen.tsx";

export async function loader({ user }: ScreenRequest) {
  const [status, { timeZone }] = await Promise.all([
    bodyOf(api.status.$get()),
    bodyOf(api.settings.$get()),
  ]);
  return { status, timeZone, isOwner: user.role === "owner" };
}

export const title = "Status";

/** The site's status in words. */
export default function AdminStatus({
  loaderData: { status, timeZone, isOwner },
}: ScreenProps<typeof loader>) {
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
        {statusLines(status, siteName(), timeZone).map(([name, words]) => (
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
          <TimeZoneForm timeZone={timeZone} />
        </Panel>
      ) : null}
    </ManagementPage>
  );
}
