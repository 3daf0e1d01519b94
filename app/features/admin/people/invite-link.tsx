import type { Invitation } from "#app/backend/ports/management/people.ts";
import { CopyButton } from "../forms/copy-button.tsx";

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
