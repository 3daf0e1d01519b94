import type { HttpBindings } from "@hono/node-server";
import type { SignedIn } from "../accounts/signing-in/sessions.ts";

/** What every route finds on its context. */
export interface ServerEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** Where the request comes from, for throttling; proxies are taken into account. */
    client: string;
    /** Set once a valid session was sent. */
    session: SignedIn | undefined;
    requestId: string;
  };
}
