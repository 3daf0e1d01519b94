import { api } from "#app/backend/api.ts";
import type { Answered } from "#app/backend/http/client.ts";
import { ConfirmDeleteButton } from "../forms/confirm-delete-dialog.tsx";
import { useDone } from "../forms/management-page.tsx";
import { RequestButton } from "../forms/request-form.tsx";
import { Row } from "../forms/rows.tsx";
import { useSiteTime } from "../site-time.ts";

type Subscriber = Answered<typeof api.subscribers.$get>["subscribers"][number];

/** An address of the newsletter. One that was set aside can be tried again. */
export function SubscriberRow({ subscriber }: { readonly subscriber: Subscriber }) {
  const { dayOf } = useSiteTime();
  const { id, email, refusedAt } = subscriber;
  const param = { id };
  const done = useDone();
  return (
    <Row name={<strong>{email}</strong>} details={stateText(subscriber, dayOf)}>
      {refusedAt === null ? null : (
        <RequestButton
          look="small ghost"
          about={email}
          send={() => api.subscribers[":id"]["take-back"].$post({ param })}
          onDone={() => done(`${email} gets the next letter.`)}
        >
          Try again
        </RequestButton>
      )}
      <ConfirmDeleteButton
        label="Remove"
        about={email}
        title={`Remove ${email}?`}
        actionLabel="Remove"
        onConfirm={() => api.subscribers[":id"].$delete({ param })}
        onDone={() => done(`Removed ${email}.`)}
      >
        The address is erased entirely. This can’t be undone.
      </ConfirmDeleteButton>
    </Row>
  );
}

function stateText(subscriber: Subscriber, dayOf: (moment: number) => string): string {
  const { state, askedAt, confirmedAt, leftAt, refusedAt, refusal } = subscriber;
  if (refusedAt !== null) return `set aside ${dayOf(refusedAt)}: ${refusal}`;
  if (state === "confirmed") return `confirmed ${dayOf(confirmedAt ?? askedAt)}`;
  if (state === "left") return `left ${dayOf(leftAt ?? askedAt)}`;
  return `signed up ${dayOf(askedAt)}, not confirmed yet`;
}
