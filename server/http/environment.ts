import type { HttpBindings } from "@hono/node-server";
import type { AuditAction } from "#app/domain/audit-words.ts";
import type { Act } from "../accounts/audit.ts";
import type { Db } from "../database/open.ts";
import type { SignedIn } from "../accounts/signing-in/sessions.ts";

/** The context of every route. */
export interface ServerEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** For the rules about ownership (access.ts). */
    db: Db;
    /** Client address behind any proxies, for throttling. */
    client: string;
    /** Set if the request has a valid session. */
    session: SignedIn | undefined;
    /** Who is signed in, and when the request came. */
    act: Act;
    /** Records an action of the request in the audit log. */
    audit: (action: AuditAction, subject?: string, detail?: string) => Promise<void>;
    requestId: string;
  };
}
