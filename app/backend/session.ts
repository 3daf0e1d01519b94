import { createStoredSession } from "../adapters/simulated/stored-session.ts";
import type { Backend } from "../domain/ports.ts";

/** Who answers for the editor's session. */
export const session: Backend["session"] = createStoredSession();
