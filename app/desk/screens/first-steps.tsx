import { Link } from "react-router";
import { api } from "#app/backend/api.ts";
import { bodyOf } from "#app/backend/http/client.ts";
import { BackendError } from "#app/backend/ports/errors.ts";
import { SecondFactor } from "#app/desk/account/second-factor.tsx";
import { ManagementPage } from "#app/desk/forms/management-page.tsx";
import { Panel } from "#app/desk/forms/panel.tsx";
import { TimeZoneForm } from "#app/desk/status/time-zone-form.tsx";
import type { ScreenProps, ScreenRequest } from "../screen.tsx";

export async function loader({ user }: ScreenRequest) {
  if (user.role !== "owner") throw new BackendError("forbidden");
  const [{ secondFactor }, { backupCodes }] = await Promise.all([
    bodyOf(api.session.$get()),
    bodyOf(api.account["second-factor"].$get()),
  ]);
  return { secondFactor, backupCodes };
}

export const title = "First Steps";

/** What the first owner may want to do first. No step is required. */
export default function AdminFirstSteps({
  loaderData: { secondFactor, backupCodes },
}: ScreenProps<typeof loader>) {
  return (
    <ManagementPage title="Your desk is ready">
      <p>
        Three things you can do now. Each can wait: the time zone is under Status, two-step sign-in
        under Account.
      </p>
      <div className="panels">
        <Panel title="Time zone">
          <TimeZoneForm />
        </Panel>
        <Panel title="The first post">
          <p className="btns">
            <Link className="btn" to="/admin/new-post">
              Write a post
            </Link>
            <Link className="btn ghost" to="/admin/import-export">
              Import posts
            </Link>
          </p>
        </Panel>
        <SecondFactor isOn={secondFactor} backupCodes={backupCodes} />
      </div>
      <p>
        <Link to="/admin">To the posts</Link>
      </p>
    </ManagementPage>
  );
}
