import { api } from "#app/backend/api.ts";
import { pluralize } from "#app/domain/plural.ts";
import { useToast } from "../desk/toast.tsx";
import { Panel } from "../forms/panel.tsx";
import { RequestButton, RequestForm, SubmitButton, TextField } from "../forms/request-form.tsx";
import { SearchField } from "../forms/search-field.tsx";
import { dayOf } from "../forms/when.ts";
import { MissingList } from "./missing-list.tsx";
import { PasteList } from "./paste-list.tsx";
import { type Redirects, useRedirectSaid } from "./redirect-said.ts";

type Redirect = Redirects["redirects"][number];

const ADDRESS_INPUT = {
  autoComplete: "off",
  autoCapitalize: "none",
  spellCheck: false,
} as const;

/** Where old addresses lead, and addresses that readers could not find; for owners. */
export function RedirectsPage({
  found,
  redirects,
  missing,
  query,
  onSearch,
  onChanged,
}: Redirects & {
  readonly query: string;
  readonly onSearch: (query: string) => void;
  readonly onChanged: () => void;
}) {
  const say = useRedirectSaid();
  return (
    <div className="wrap desk-page management redirects">
      <h1>Redirects</h1>
      <p>
        An old address leads readers and search engines to another one. Renamed posts, categories
        and tags lead on by themselves.
      </p>
      <Panel title="New redirect">
        <RequestForm
          className="row-form"
          send={(valueOf) =>
            api.redirects.$post({
              json: { address: valueOf("address"), leadsTo: valueOf("leadsTo") },
            })
          }
          onDone={(saved, form) => {
            say(saved);
            form.reset();
            form.querySelector("input")?.focus();
            onChanged();
          }}
        >
          <TextField label="Old address" name="address" {...ADDRESS_INPUT} />
          <TextField label="Leads to" name="leadsTo" placeholder="/blog" {...ADDRESS_INPUT} />
          <SubmitButton>Add redirect</SubmitButton>
        </RequestForm>
        <PasteList onChanged={onChanged} />
      </Panel>
      <MissingList missing={missing} onChanged={onChanged} />
      <Panel title="All redirects">
        {redirects.length > 0 || query !== "" ? (
          <div className="desk-tools">
            <SearchField label="Search redirects" query={query} onChange={onSearch} />
            <p role="status" className="count">
              {pluralize(found, "redirect")}
              {found > redirects.length ? `, the first ${redirects.length} are shown` : ""}
            </p>
          </div>
        ) : null}
        {redirects.length === 0 ? (
          <p>{query === "" ? "None so far." : "No redirect has that in its addresses."}</p>
        ) : (
          <ul className="plain-list" aria-label="Redirects">
            {redirects.map((redirect) => (
              <RedirectRow key={redirect.address} redirect={redirect} onChanged={onChanged} />
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}

function RedirectRow({
  redirect: { address, leadsTo, count, lastAt },
  onChanged,
}: {
  readonly redirect: Redirect;
  readonly onChanged: () => void;
}) {
  const toast = useToast();
  const putBack = async () => {
    await api.redirects.$post({ json: { address, leadsTo } });
    onChanged();
  };
  return (
    <li className="redirect">
      <p>
        <code>{address}</code> <span aria-hidden="true">→</span>
        <span className="visually-hidden">redirects to</span> <code>{leadsTo}</code>
        <span className="hint">
          {count === 0
            ? "not asked for yet"
            : `asked for ${pluralize(count, "time")}, last ${dayOf(lastAt)}`}
        </span>
      </p>
      <RequestButton
        look="btn ghost small"
        send={() => api.redirects.$delete({ query: { address } })}
        onDone={() => {
          toast({
            text: `${address} isn’t redirected.`,
            action: { label: "Undo", onPress: () => void putBack() },
          });
          onChanged();
        }}
      >
        Remove<span className="visually-hidden"> the redirect of {address}</span>
      </RequestButton>
    </li>
  );
}
