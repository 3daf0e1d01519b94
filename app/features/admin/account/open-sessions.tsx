import { api } from "#app/backend/api.ts";
import type { Answered } from "#app/backend/http/client.ts";
import { Banner } from "../forms/banner.tsx";
import { useRequest } from "../forms/use-request.ts";
import { whenOf } from "../forms/when.ts";
import { browserName } from "./browser-name.ts";

export type OpenSession = Answered<typeof api.account.sessions.$get>["sessions"][number];

/** Lists where the account is signed in, and signs out everywhere. */
export function OpenSessions({
  sessions,
  onSignedOut,
}: {
  readonly sessions: readonly OpenSession[];
  readonly onSignedOut: () => void;
}) {
  const { busy, problem, request } = useRequest();

  async function signOut() {
    const answer = await request(() => api.account.sessions.$delete());
    if (answer.ok) onSignedOut();
  }

  return (
    <section className="panel" aria-labelledby="sessions">
      <h2 id="sessions">Where you’re signed in</h2>
      <ul className="plain-list">
        {sessions.map(({ createdAt, seenAt, userAgent, current }) => (
          <li key={`${createdAt} ${userAgent}`}>
            <strong>{browserName(userAgent)}</strong>
            {current ? " (this one)" : ""}
            <span className="hint">
              used {whenOf(seenAt)}, signed in {whenOf(createdAt)}
            </span>
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
