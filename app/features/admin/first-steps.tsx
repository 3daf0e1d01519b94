import { Link } from "react-router";
import { SecondFactor } from "./account/second-factor.tsx";
import { Panel } from "./forms/panel.tsx";
import { useState } from "react";
import { api } from "#app/backend/api.ts";
import { RequestField, RequestForm, SubmitButton } from "./forms/request-form.tsx";

/** What the first owner may want to do first. No step is required. */
export function FirstSteps({
  secondFactor,
  timeZone,
  onChanged,
}: {
  readonly secondFactor: boolean;
  readonly timeZone: string;
  readonly onChanged: () => void;
}) {
  return (
    <div className="wrap desk-page management">
      <h1>Your desk is ready</h1>
      <p>Three things you can do now. Each can wait: find them later under Account and Status.</p>
      <div className="panels">
        <Panel title="Time zone">
          <TimeZoneForm timeZone={timeZone} />
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
        <SecondFactor isOn={secondFactor} onChanged={onChanged} />
      </div>
      <p>
        <Link to="/admin">To the posts</Link>
      </p>
    </div>
  );
}

/** The time zone for post dates and schedules. */
export function TimeZoneForm({ timeZone }: { readonly timeZone: string }) {
  const [saved, setSaved] = useState("");
  return (
    <RequestForm
      send={(valueOf) => api.settings.$patch({ json: { timeZone: valueOf("timeZone") } })}
      onDone={(settings) =>
        setSaved(`Saved. Posts are dated in ${readableZone(settings.timeZone)}.`)
      }
    >
      <RequestField
        label="Time zone of the site"
        name="timeZone"
        hint={`This device is in ${readableZone(Intl.DateTimeFormat().resolvedOptions().timeZone)}.`}
        remark={saved}
      >
        {(control) => (
          <select
            {...control}
            name="timeZone"
            defaultValue={timeZone}
            onChange={() => setSaved("")}
          >
            {zonesWith(timeZone).map((zone) => (
              <option key={zone} value={zone}>
                {readableZone(zone)}
              </option>
            ))}
          </select>
        )}
      </RequestField>
      <SubmitButton look="btn ghost">Save the time zone</SubmitButton>
    </RequestForm>
  );
}

function zonesWith(own: string): readonly string[] {
  const known = Intl.supportedValuesOf("timeZone");
  return known.includes(own) ? known : [own, ...known];
}

function readableZone(zone: string): string {
  return zone.replaceAll("_", " ");
}
