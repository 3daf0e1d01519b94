import type { api } from "#app/backend/api.ts";
import type { Answered } from "#app/backend/http/client.ts";
import { CopyButton } from "../forms/copy-button.tsx";

export type Invitation = Answered<typeof api.users.$post>;

/** An invitation's link, shown only once. */
export function InviteLink({
  email,
  invitation: { link, mailed },
}: {
  readonly email: string;
  readonly invitation: Invitation;
}) {
  return (
    <div className="invite-link" role="status">
      <p>
        {mailed
          ? `The link is on its way to ${email}. It works once, for 3 days. You may also send it yourself:`
          : `Send this link to ${email}. It works once, for 3 days.`}
      </p>
      <p className="btns">
        <code>{link}</code>
        <CopyButton text={link} label="Copy link" />
      </p>
    </div>
  );
}
