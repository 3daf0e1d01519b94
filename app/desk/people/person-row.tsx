import { useState } from "react";
import { api } from "#app/backend/api.ts";
import { wordsOf } from "#app/backend/http/answer.ts";
import type { Answered } from "#app/backend/http/client.ts";
import { roleNamed, ROLES } from "#app/domain/session.ts";
import { pluralize } from "#app/domain/plural.ts";
import { Banner } from "../forms/banner.tsx";
import { ConfirmDeleteButton } from "../forms/confirm-delete-dialog.tsx";
import { useDone, useReload } from "../forms/management-page.tsx";
import { RequestButton, useRequest } from "../forms/request-form.tsx";
import { Row } from "../forms/rows.tsx";
import { useSiteTime } from "../site-time.ts";
import { type Invitation, InviteLink } from "./invite-form.tsx";
import { NewAddress } from "./new-address.tsx";
import { Button } from "#app/ui/button.tsx";

/** A user of the desk, or somebody invited to be one. Times are milliseconds since 1970. */
export type Person = Answered<typeof api.users.$get>["users"][number];

/** A person or a pending invitation, with an owner's actions. */
export function PersonRow({ person, isOwn }: { readonly person: Person; readonly isOwn: boolean }) {
  const { dayOf } = useSiteTime();
  const { username, email, state } = person;
  const [invitation, setInvitation] = useState<Invitation>();
  const [isMoving, setMoving] = useState(false);
  return (
    <Row
      name={
        <>
          <strong>{state === "invited" ? email : username}</strong>
          {isOwn ? " (you)" : ""}
        </>
      }
      details={detailsText(person, dayOf)}
      isQuiet={state !== "active"}
    >
      {state === "invited" ? <Invited person={person} onLink={setInvitation} /> : null}
      {state === "active" ? (
        <Active person={person} onChangeEmail={() => setMoving(!isMoving)} />
      ) : null}
      {state === "disabled" ? <TurnedOff person={person} /> : null}
      {invitation || isMoving ? (
        <div className="row-said">
          {invitation ? <InviteLink email={email} invitation={invitation} /> : null}
          {isMoving ? <NewAddress person={person} /> : null}
        </div>
      ) : null}
    </Row>
  );
}

const user = api.users[":id"];
interface StateProps {
  readonly person: Person;
}

function Invited({
  person: { id, email },
  onLink,
}: StateProps & { readonly onLink: (invitation: Invitation) => void }) {
  const param = { id };
  const done = useDone();
  const reload = useReload();
  return (
    <>
      <RequestButton
        look="ghost small"
        about={`for ${email}`}
        send={() => user.invitation.$post({ param })}
        onDone={(invitation) => {
          onLink(invitation);
          reload();
        }}
      >
        New link
      </RequestButton>
      <RequestButton
        look="destructive small"
        about={`the invitation of ${email}`}
        send={() => user.invitation.$delete({ param })}
        onDone={() => done(`The invitation of ${email} is withdrawn.`)}
      >
        Withdraw
      </RequestButton>
    </>
  );
}

function Active({
  person: { id, username, role, passkeys },
  onChangeEmail,
}: StateProps & { readonly onChangeEmail: () => void }) {
  const param = { id };
  const { busy, problem, request } = useRequest();
  const done = useDone();

  async function changeRole(named: string) {
    const newRole = roleNamed(named);
    const answer = await request(() => user.$patch({ param, json: { role: newRole } }));
    if (answer.ok) done(`${username} is ${newRole} now.`);
  }
  async function turnOn() {
    const answer = await request(() => user.$patch({ param, json: { disabled: false } }));
    if (answer.ok) done(`${username} can sign in again.`);
    else done({ text: wordsOf(answer.problem), isFailure: true });
  }

  return (
    <>
      <Banner>{problem.message}</Banner>
      <select
        aria-label={`Role of ${username}`}
        value={role}
        // Not disabled, which would take the focus away.
        aria-disabled={busy}
        onChange={({ target }) => void changeRole(target.value)}
      >
        {ROLES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      {passkeys > 0 ? (
        <RequestButton
          look="ghost small"
          about={`of ${username}`}
          send={() => user.passkeys.$delete({ param })}
          onDone={() => done(`The passkeys of ${username} are off. The password stays.`)}
        >
          Turn passkeys off
        </RequestButton>
      ) : null}
      <Button look="ghost small" about={`of ${username}`} onClick={onChangeEmail}>
        Change email
      </Button>
      <RequestButton
        look="destructive small"
        about={`the account of ${username}`}
        send={() => user.$patch({ param, json: { disabled: true } })}
        onDone={() =>
          done({
            text: `${username} can no longer sign in. Their posts stay.`,
            action: { label: "Undo", onPress: () => void turnOn() },
          })
        }
      >
        Turn off
      </RequestButton>
    </>
  );
}

function TurnedOff({ person: { id, username } }: StateProps) {
  const param = { id };
  const done = useDone();
  return (
    <>
      <RequestButton
        look="ghost small"
        about={`the account of ${username}`}
        send={() => user.$patch({ param, json: { disabled: false } })}
        onDone={() => done(`${username} can sign in again.`)}
      >
        Turn on
      </RequestButton>
      <ConfirmDeleteButton
        label="Delete"
        about={`the account of ${username}`}
        title={`Delete the account of ${username}?`}
        actionLabel="Delete the account"
        onConfirm={() => user.$delete({ param })}
        onDone={() => done(`The account of ${username} is deleted. Their posts stay.`)}
      >
        Their posts and old versions stay, with their name. Anything they never saved is deleted.
        This can’t be undone.
      </ConfirmDeleteButton>
    </>
  );
}

function detailsText(
  { email, role, state, secondFactor, passkeys, seenAt, inviteEndsAt }: Person,
  dayOf: (moment: number) => string,
): string {
  if (state === "invited") {
    const ends = inviteEndsAt === null ? "link ended" : `link ends ${dayOf(inviteEndsAt)}`;
    return `invited as ${role}, ${ends}`;
  }
  const seen = seenAt === null ? "not signed in" : `seen ${dayOf(seenAt)}`;
  const off = state === "disabled" ? "turned off, " : "";
  const keys = passkeys === 0 ? "" : `, ${pluralize(passkeys, "passkey")}`;
  return `${off}${email}, two-step ${secondFactor ? "on" : "off"}${keys}, ${seen}`;
}
