import type { Credentials } from "#app/backend/ports/session.ts";

/** The demo account, shown to everybody (specification, section 6). */
export function DemoCredentials({
  email,
  password,
  onUse,
}: Credentials & { readonly onUse: () => void }) {
  const [name, host] = email.split("@");
  return (
    <section className="demo" aria-label="Demo credentials">
      <h2>Demo credentials</h2>
      <dl>
        <dt>Email</dt>
        <dd>
          {name}@<wbr />
          {host}
        </dd>
        <dt>Password</dt>
        <dd>{password}</dd>
      </dl>
      <button type="button" className="btn ghost small" onClick={onUse}>
        Fill in for me
      </button>
    </section>
  );
}
