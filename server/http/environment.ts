import type { HttpBindings } from "@hono/node-server";
import type { Recorded } from "../accounts/audit.ts";
import type { Db } from "../database/open.ts";
import type { SignedIn } from "../accounts/signing-in/sessions.ts";

/** The context of every route. */
export interface ServerEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** For rules about whose something is (access.ts). */
    db: Db;
    /** Client address behind any proxies, for throttling. */
    client: string;
    /** Set if the request has a valid session. */
    session: SignedIn | undefined;
    /** Who is signed in. */
    userId: string | undefined;
    /** Records in the audit log what whoever is signed in does. */
    audit: (...what: Recorded) => Promise<void>;
    requestId: string;
  };
}
