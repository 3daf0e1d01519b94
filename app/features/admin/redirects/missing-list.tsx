import { api } from "#app/backend/api.ts";
import { pluralize } from "#app/domain/plural.ts";
import { Panel } from "../forms/panel.tsx";
import { RequestForm, SubmitButton, TextField } from "../forms/request-form.tsx";
import { dayOf } from "../forms/when.ts";
import { type Redirects, useRedirectSaid } from "./redirect-said.ts";

type MissingAddress = Redirects["missing"][number];

/** Addresses that readers requested and that do not exist. An owner can redirect them. */
export function MissingList({
  missing,
  onChanged,
}: {
  readonly missing: readonly MissingAddress[];
  readonly onChanged: () => void;
}) {
  return (
    <Panel title="Pages readers couldn’t find">
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

function MissingRow({
  missing: { address, count, lastAt },
  onChanged,
}: {
  readonly missing: MissingAddress;
  readonly onChanged: () => void;
}) {
  const say = useRedirectSaid();
  return (
    <li>
      <code>{address}</code>
      <span className="hint">
        asked for {pluralize(count, "time")}, last {dayOf(lastAt)}
      </span>
      <RequestForm
        className="row-form"
        send={(valueOf) =>
          api.redirects.$post({ json: { address, leadsTo: valueOf("leadsTo").trim() } })
        }
        onDone={(saved) => {
          say(saved);
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
        />
        <SubmitButton look="btn ghost small">
          Save<span className="visually-hidden"> where {address} leads</span>
        </SubmitButton>
      </RequestForm>
    </li>
  );
}
