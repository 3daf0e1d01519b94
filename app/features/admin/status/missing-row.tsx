import type { FormEvent } from "react";
import { api } from "#app/backend/api.ts";
import type { Answered } from "#app/backend/http/client.ts";
import { pluralize } from "#app/domain/plural.ts";
import { useToast } from "../desk/toast.tsx";
import { Banner } from "../forms/banner.tsx";
import { TextField, textOf } from "../forms/text-field.tsx";
import { useRequest } from "../forms/use-request.ts";
import { dayOf } from "../forms/when.ts";

/** An address that readers requested and got a 404 for. */
export type MissingAddress = Answered<typeof api.missing.$get>["addresses"][number];

/** A missing address and its redirect. */
export function MissingRow({
  missing: { address, count, lastAt, leadsTo },
  onChanged,
}: {
  readonly missing: MissingAddress;
  readonly onChanged: () => void;
}) {
  const { busy, problem, request } = useRequest();
  const toast = useToast();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const to = textOf(event.currentTarget, "to").trim();
    const answer = await request(() =>
      api.missing.$patch({ json: { address, leadsTo: to === "" ? null : to } }),
    );
    if (!answer.ok) return;
    toast({
      text: to === "" ? `${address} isn’t redirected.` : `${address} now redirects to ${to}.`,
    });
    onChanged();
  }

  return (
    <li>
      <code>{address}</code>
      <span className="hint">
        asked for {pluralize(count, "time")}, last {dayOf(lastAt)}
      </span>
      <Banner>{problem.message}</Banner>
      <form onSubmit={submit} aria-busy={busy} noValidate>
        <TextField
          label="Redirect to…"
          name="to"
          placeholder="/blog"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={leadsTo ?? ""}
          error={problem.fields["leadsTo"]}
        />
        <button type="submit" className="btn ghost small" aria-disabled={busy}>
          Save<span className="visually-hidden"> where {address} leads</span>
        </button>
      </form>
    </li>
  );
}
