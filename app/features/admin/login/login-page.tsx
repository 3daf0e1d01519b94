import { Link } from "react-router";
import { site } from "../../../../content/site.ts";
import type { SessionPort } from "../../../domain/ports.ts";
import { Mark } from "../../../ui/logo.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { LoginForm } from "./login-form.tsx";

/** The door of the editor's desk (specification, section 2). */
export function LoginPage({
  session,
  kept,
}: {
  readonly session: SessionPort;
  readonly kept: boolean;
}) {
  return (
    <div className="login">
      <Picture scene="/scenes/login.svg" ratio={[3, 2]} eager />
      <main id="main" className="door" tabIndex={-1}>
        <div className="login-box">
          <Link className="logo" to="/">
            <Mark />
            {site.name}
          </Link>
          <h1>Sign in to the editor's desk</h1>
          <LoginForm session={session} />
          {kept ? null : (
            <p className="hint">
              Changes you make at the desk live only until the page is reloaded.
            </p>
          )}
        </div>
      </main>
    </div>
  );
}
