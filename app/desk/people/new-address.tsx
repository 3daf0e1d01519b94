import { useState } from "react";
import { api } from "#app/backend/api.ts";
import type { Answered } from "#app/backend/http/client.ts";
import { RequestForm, SubmitButton, TextField } from "../forms/request-form.tsx";
import { LinkToSend } from "./invite-form.tsx";

type Answer = Answered<(typeof api.users)[":id"]["email"]["$post"]>;

/** Gives a person another address to sign in with, which they confirm with their password. For owners. */
export function NewAddress({
  person: { id, username },
}: {
  readonly person: { readonly id: string; readonly username: string };
}) {
  const [made, setMade] = useState<{ readonly email: string } & Answer>();
  return (
    <>
      <RequestForm
        send={(valueOf) =>
          api.users[":id"].email.$post({ param: { id }, json: { email: valueOf("email") } })
        }
        onDone={(answer, form, valueOf) => {
          setMade({ ...answer, email: valueOf("email") });
          form.reset();
        }}
      >
        <TextField
          label={`New email of ${username}`}
          name="email"
          type="email"
          autoComplete="off"
        />
        <SubmitButton look="small">Make the link</SubmitButton>
      </RequestForm>
      {made ? (
        <LinkToSend link={made.link}>
          {made.link === null
            ? `A link is on its way to ${made.email}. It works once, for a day, and asks for ${username}’s password.`
            : `Send this link to ${username}. It works once, for a day, and asks for their password; then they sign in with ${made.email}.`}
        </LinkToSend>
      ) : null}
    </>
  );
}
