import { useState } from "react";
import { api } from "#app/backend/api.ts";
import type { Answered } from "#app/backend/http/client.ts";
import { CopyButton } from "../forms/copy-button.tsx";
import { RequestForm, SubmitButton, TextField } from "../forms/request-form.tsx";

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
        <SubmitButton look="btn small">Make the link</SubmitButton>
      </RequestForm>
      {made ? (
        <div className="invite-link" role="status">
          {made.link === null ? (
            <p>
              A link is on its way to {made.email}. It works once, for a day, and asks for{" "}
              {username}’s password.
            </p>
          ) : (
            <>
              <p>
                Send this link to {username}. It works once, for a day, and asks for their password;
                then they sign in with {made.email}.
              </p>
              <p className="btns">
                <code>{made.link}</code>
                <CopyButton text={made.link} label="Copy link" />
              </p>
            </>
          )}
        </div>
      ) : null}
    </>
  );
}
