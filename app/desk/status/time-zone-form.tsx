import { use, useState } from "react";
import { api } from "#app/backend/api.ts";
import { SiteZoneContext } from "../site-time.ts";
import { RequestField, RequestForm, SubmitButton } from "../forms/request-form.tsx";

/** The time zone for post dates and schedules. */
export function TimeZoneForm() {
  const { timeZone, change } = use(SiteZoneContext);
  const [saved, setSaved] = useState("");
  return (
    <RequestForm
      send={(valueOf) => api.settings.$patch({ json: { timeZone: valueOf("timeZone") } })}
      onDone={(settings) => {
        change(settings.timeZone);
        setSaved(`Saved. Posts are dated in ${readableZone(settings.timeZone)}.`);
      }}
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
      <SubmitButton look="ghost">Save the time zone</SubmitButton>
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
