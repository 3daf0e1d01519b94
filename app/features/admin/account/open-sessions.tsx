import { api } from "#app/backend/api.ts";
import type { Answered } from "#app/backend/http/client.ts";
import { Banner } from "../forms/banner.tsx";
import { useRequest } from "../forms/use-request.ts";
import { whenOf } from "../forms/when.ts";
import { browserName } from "./browser-name.ts";

export type OpenSession = Answered<typeof api.account.sessions.$get>["sessions"][number];

/** Lists where the account is signed in, ends one of these sessions, and signs out everywhere. */
export function OpenSessions({
  sessions,
  onChanged,
  onSignedOut,
}: {
  readonly sessions: readonly OpenSession[];
  readonly onChanged: () => void;
  readonly onSignedOut: () => void;
}) {
  const { busy, problem, request } = useRequest();

  async function signOut() {
    const answer = await request(() => api.account.sessions.$delete());
    if (answer.ok) onSignedOut();
  }

  async function end({ id, current }: OpenSession) {
    const answer = await request(() => api.account.sessions[":id"].$delete({ param: { id } }));
    if (!answer.ok) return;
    if (current) onSignedOut();
    else onChanged();
  }

  return (
    <section className="panel" aria-labelledby="sessions">
      <h2 id="sessions">Where you’re signed in</h2>
      <ul className="plain-list">
        {sessions.map((one) => (
          <li key={one.id}>
            <strong>{browserName(one.userAgent)}</strong>
            {one.current ? " (this one)" : ""}
            <span className="hint">
              used {whenOf(one.seenAt)}, signed in {whenOf(one.createdAt)}
            </span>
            <button
              type="button"
              className="btn ghost small"
              aria-disabled={busy}
              onClick={() => void end(one)}
            >
              Sign out
              <span className="visually-hidden"> {browserName(one.userAgent)}</span>
            </button>
          </li>
        ))}
      </ul>
      <Banner>{problem.message}</Banner>
      <button
        type="button"
        className="btn ghost"
        aria-disabled={busy}
        onClick={() => void signOut()}
      >
        Sign out everywhere
      </button>
    </section>
  );
}
