import { api } from "#app/backend/api.ts";
import type { Answered } from "#app/backend/http/client.ts";
import { pluralize } from "#app/domain/plural.ts";
import { useToast } from "../desk/toast.tsx";
import { Panel } from "../forms/panel.tsx";
import { RequestForm, TextField, SubmitButton } from "../forms/request-form.tsx";
import { dayOf } from "../forms/when.ts";

/** An address that readers requested and got a 404 for. */
export type MissingAddress = Answered<typeof api.missing.$get>["addresses"][number];

/** Addresses that readers requested and that do not exist. An owner can redirect them. */
export function MissingList({
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
