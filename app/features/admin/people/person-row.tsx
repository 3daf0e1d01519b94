import type { ClientResponse } from "hono/client";
import { useState } from "react";
import { api } from "#app/backend/api.ts";
import type { Answered } from "#app/backend/http/client.ts";
import { roleNamed, ROLES } from "#app/domain/session.ts";
import { pluralize } from "#app/domain/plural.ts";
import { useToast } from "../desk/toast.tsx";
import { Banner } from "../forms/banner.tsx";
import { ConfirmDeleteDialog } from "../forms/confirm-delete-dialog.tsx";
import { useRequest } from "../forms/request-form.tsx";
import { dayOf } from "../forms/when.ts";
import { type Invitation, InviteLink } from "./invite-form.tsx";
import { NewAddress } from "./new-address.tsx";

/** A user of the desk, or somebody invited to be one. Times are milliseconds since 1970. */
export type Person = Answered<typeof api.users.$get>["users"][number];

/** A person or a pending invitation, with an owner's actions. */
export function PersonRow({
  person,
  isOwn,
  onChanged,
}: {
  readonly person: Person;
  readonly isOwn: boolean;
  readonly onChanged: () => void;
}) {
  const { id, username, email, role, state } = person;
  const { busy, problem, request } = useRequest();
  const [invitation, setInvitation] = useState<Invitation>();
  const [isMoving, setMoving] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const toast = useToast();
  const [user, param] = [api.users[":id"], { id }];

  async function change(action: () => Promise<ClientResponse<unknown>>, done: () => void) {
    const answer = await request(action);
    if (!answer.ok) return;
    onChanged();
    done();
  }
  const turn = (target: "on" | "off") =>
    change(
      () => user.$patch({ param, json: { disabled: target === "off" } }),
      () =>
        toast(
          target === "on"
            ? { text: `${username} can sign in again.` }
            : {
                text: `${username} can no longer sign in. Their posts stay.`,
                action: { label: "Undo", onPress: () => void turn("on") },
              },
        ),
    );
  async function newLink() {
    const answer = await request(() => user.invitation.$post({ param }));
    if (!answer.ok) return;
    setInvitation(answer.value);
    onChanged();
  }

  return (
    <li className={state === "active" ? undefined : "quiet"}>
      <p className="person-name">
        <strong>{state === "invited" ? email : username}</strong>
        {isOwn ? " (you)" : ""}
        <span className="hint">{detailsText(person)}</span>
      </p>
      {state === "invited" ? (
        <>
          <button
            type="button"
            className="btn ghost small"
            aria-disabled={busy}
            onClick={() => void newLink()}
          >
            New link<span className="visually-hidden"> for {email}</span>
          </button>
          <button
            type="button"
            className="btn destructive small"
            aria-disabled={busy}
            onClick={() =>
              void change(
                () => user.invitation.$delete({ param }),
                () => toast({ text: `The invitation of ${email} is withdrawn.` }),
              )
            }
          >
            Withdraw<span className="visually-hidden"> the invitation of {email}</span>
          </button>
        </>
      ) : null}
      {state === "active" ? (
        <>
          <select
            aria-label={`Role of ${username}`}
            value={role}
            disabled={busy}
            onChange={({ target }) => {
              const newRole = roleNamed(target.value);
              void change(
                () => user.$patch({ param, json: { role: newRole } }),
                () => toast({ text: `${username} is ${newRole} now.` }),
              );
            }}
          >
            {ROLES.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
          {person.passkeys > 0 ? (
            <button
              type="button"
              className="btn ghost small"
              aria-disabled={busy}
              onClick={() =>
                void change(
                  () => user.passkeys.$delete({ param }),
                  () => toast({ text: `The passkeys of ${username} are off. The password stays.` }),
                )
              }
            >
              Turn passkeys off<span className="visually-hidden"> of {username}</span>
            </button>
          ) : null}
          <button type="button" className="btn ghost small" onClick={() => setMoving(!isMoving)}>
            Change email<span className="visually-hidden"> of {username}</span>
          </button>
          <button
            type="button"
            className="btn destructive small"
            aria-disabled={busy}
            onClick={() => void turn("off")}
          >
            Turn off<span className="visually-hidden"> the account of {username}</span>
          </button>
        </>
      ) : null}
      {state === "disabled" ? (
        <>
          <button
            type="button"
            className="btn ghost small"
            aria-disabled={busy}
            onClick={() => void turn("on")}
          >
            Turn on<span className="visually-hidden"> the account of {username}</span>
          </button>
          <button
            type="button"
            className="btn destructive small"
            aria-disabled={busy}
            onClick={() => setDeleting(true)}
          >
            Delete<span className="visually-hidden"> the account of {username}</span>
          </button>
        </>
      ) : null}
      {deleting ? (
        <ConfirmDeleteDialog
          title={`Delete the account of ${username}?`}
          actionLabel="Delete the account"
          onConfirm={() => user.$delete({ param })}
          onCancel={() => setDeleting(false)}
          onDone={() => {
            toast({ text: `The account of ${username} is deleted. Their posts stay.` });
            onChanged();
          }}
        >
          Their posts stay. Anything they never saved is deleted too, and old versions no longer
          name them. This can’t be undone.
        </ConfirmDeleteDialog>
      ) : null}
      <div className="person-said">
        <Banner>{problem.message}</Banner>
        {invitation ? <InviteLink email={email} invitation={invitation} /> : null}
        {isMoving ? <NewAddress person={person} /> : null}
      </div>
    </li>
  );
}

function detailsText({
  email,
  role,
  state,
  secondFactor,
  passkeys,
  seenAt,
  inviteEndsAt,
}: Person): string {
  if (state === "invited") {
    const ends = inviteEndsAt === null ? "link ended" : `link ends ${dayOf(inviteEndsAt)}`;
    return `invited as ${role}, ${ends}`;
  }
  const seen = seenAt === null ? "not signed in" : `seen ${dayOf(seenAt)}`;
  const off = state === "disabled" ? "turned off, " : "";
  const keys = passkeys === 0 ? "" : `, ${pluralize(passkeys, "passkey")}`;
  return `${off}${email}, two-step ${secondFactor ? "on" : "off"}${keys}, ${seen}`;
}
