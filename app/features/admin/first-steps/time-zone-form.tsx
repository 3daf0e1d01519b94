import { type FormEvent, useState } from "react";
import { api } from "#app/backend/api.ts";
import { Field } from "../editor/fields/field.tsx";
import { Banner } from "../forms/banner.tsx";
import { textOf } from "../forms/text-field.tsx";
import { useRequest } from "../forms/use-request.ts";

/** The time zone for post dates and schedules. */
export function TimeZoneForm({ timeZone }: { readonly timeZone: string }) {
  const { busy, problem, request } = useRequest();
  const [saved, setSaved] = useState("");

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const zone = textOf(event.currentTarget, "timeZone");
    setSaved("");
    const answer = await request(() => api.settings.$patch({ json: { timeZone: zone } }));
    if (answer.ok) setSaved(`Saved. Posts are dated in ${readableZone(zone)}.`);
  }

  return (
    <form onSubmit={submit} aria-busy={busy}>
      <Banner>{problem.message}</Banner>
      <Field
        label="Time zone of the site"
        hint={`This device is in ${readableZone(Intl.DateTimeFormat().resolvedOptions().timeZone)}.`}
        error={problem.fields["timeZone"]}
        remark={saved}
      >
        {(control) => (
          <select {...control} name="timeZone" defaultValue={timeZone}>
            {zonesWith(timeZone).map((zone) => (
              <option key={zone} value={zone}>
                {readableZone(zone)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button type="submit" className="btn ghost" aria-disabled={busy}>
        Save the time zone
      </button>
    </form>
  );
}

function zonesWith(own: string): readonly string[] {
  const known = Intl.supportedValuesOf("timeZone");
  return known.includes(own) ? known : [own, ...known];
}

function readableZone(zone: string): string {
  return zone.replaceAll("_", " ");
}
