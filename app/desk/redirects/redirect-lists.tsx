import { api } from "#app/backend/api.ts";
import type { Answered } from "#app/backend/http/client.ts";
import { pluralize } from "#app/domain/plural.ts";
import { useDone, useUndo } from "../forms/management-page.tsx";
import { RequestButton, RequestForm, SubmitButton, TextField } from "../forms/request-form.tsx";
import { Row } from "../forms/rows.tsx";
import { useSiteTime } from "../site-time.ts";

type Redirects = Answered<typeof api.redirects.$get>;

/** For fields with an address: nothing is corrected or capitalized. */
export const ADDRESS_INPUT = {
  autoComplete: "off",
  autoCapitalize: "none",
  spellCheck: false,
} as const;

/** Returns a function that reports a saved redirect, and whether there is a page where it leads. */
export function useRedirectSaved() {
  const done = useDone();
  return ({ address, leadsTo, toPage }: Answered<typeof api.redirects.$post>) =>
    done(`${address} now redirects to ${leadsTo}${toPage ? "" : ", where there is no page yet"}.`);
}

/** How often readers asked for an address, and on which day last. */
function useAskedText() {
  const { dayOf } = useSiteTime();
  return (count: number, lastAt: number) =>
    `asked for ${pluralize(count, "time")}, last ${dayOf(lastAt)}`;
}

/** An address that readers requested and that does not exist. An owner can redirect it. */
export function MissingRow({
  missing: { address, count, lastAt },
}: {
  readonly missing: Redirects["missing"][number];
}) {
  const askedText = useAskedText();
  return (
    <Row name={<code>{address}</code>} details={askedText(count, lastAt)}>
      <RequestForm
        className="row-form"
        send={(valueOf) =>
          api.redirects.$post({ json: { address, leadsTo: valueOf("leadsTo").trim() } })
        }
        onDone={useRedirectSaved()}
      >
        <TextField label="Redirect to…" name="leadsTo" placeholder="/blog" {...ADDRESS_INPUT} />
        <SubmitButton look="ghost small" about={`where ${address} leads`}>
          Save
        </SubmitButton>
      </RequestForm>
    </Row>
  );
}

/** Where an old address leads. */
export function RedirectRow({
  redirect: { address, leadsTo, count, lastAt },
}: {
  readonly redirect: Redirects["redirects"][number];
}) {
  const askedText = useAskedText();
  const done = useDone();
  const undo = useUndo();
  return (
    <Row
      name={
        <>
          <code>{address}</code> <span aria-hidden="true">→</span>
          <span className="visually-hidden">redirects to</span> <code>{leadsTo}</code>
        </>
      }
      details={count === 0 ? "not asked for yet" : askedText(count, lastAt)}
    >
      <RequestButton
        look="ghost small"
        about={`the redirect of ${address}`}
        send={() => api.redirects.$delete({ query: { address } })}
        onDone={() =>
          done({
            text: `${address} isn’t redirected.`,
            action: undo(() => api.redirects.$post({ json: { address, leadsTo } })),
          })
        }
      >
        Remove
      </RequestButton>
    </Row>
  );
}
