import { api } from "#app/backend/api.ts";
import { bodyOf } from "#app/backend/http/client.ts";
import { pluralize } from "#app/domain/plural.ts";
import { ManagementPage, useSearchInAddress } from "#app/desk/forms/management-page.tsx";
import { Panel } from "#app/desk/forms/panel.tsx";
import { RequestForm, SubmitButton, TextField } from "#app/desk/forms/request-form.tsx";
import { Rows } from "#app/desk/forms/rows.tsx";
import { ListSearch } from "#app/desk/forms/search-field.tsx";
import { PasteList } from "#app/desk/redirects/paste-list.tsx";
import {
  ADDRESS_INPUT,
  MissingRow,
  RedirectRow,
  useRedirectSaved,
} from "#app/desk/redirects/redirect-lists.tsx";
import type { ScreenProps, ScreenRequest } from "../screen.tsx";

export async function loader({ query }: ScreenRequest) {
  const q = query.get("q") ?? "";
  return { ...(await bodyOf(api.redirects.$get({ query: { q } }))), query: q };
}

export const title = "Redirects";
/** The redirects from old addresses, and the addresses that readers could not find; for owners. */
export default function AdminRedirects({
  loaderData: { redirects, found, missing, query },
}: ScreenProps<typeof loader>) {
  const search = useSearchInAddress();
  const saved = useRedirectSaved();
  return (
    <ManagementPage title="Redirects">
      <p>
        An old address leads readers and search engines to another one. Renamed posts, categories
        and tags redirect automatically.
      </p>
      <Panel title="New redirect">
        <RequestForm
          className="row-form"
          send={(valueOf) =>
            api.redirects.$post({
              json: { address: valueOf("address"), leadsTo: valueOf("leadsTo") },
            })
          }
          onDone={(redirect, form) => {
            saved(redirect);
            form.reset();
            form.querySelector("input")?.focus();
          }}
        >
          <TextField label="Old address" name="address" {...ADDRESS_INPUT} />
          <TextField label="Leads to" name="leadsTo" placeholder="/blog" {...ADDRESS_INPUT} />
          <SubmitButton>Add redirect</SubmitButton>
        </RequestForm>
        <PasteList />
      </Panel>
      <Panel title="Pages readers couldn’t find">
        <Rows items={missing} none="None so far. New ones appear within a minute.">
          {(one) => <MissingRow key={one.address} missing={one} />}
        </Rows>
      </Panel>
      <Panel title="All redirects">
        {redirects.length > 0 || query !== "" ? (
          <ListSearch label="Search redirects" query={query} onChange={search}>
            {pluralize(found, "redirect")}
            {found > redirects.length ? `, the first ${redirects.length} are shown` : ""}
          </ListSearch>
        ) : null}
        <Rows
          label="Redirects"
          items={redirects}
          none={query === "" ? "None so far." : "No redirect has that in its addresses."}
        >
          {(redirect) => <RedirectRow key={redirect.address} redirect={redirect} />}
        </Rows>
      </Panel>
    </ManagementPage>
  );
}
