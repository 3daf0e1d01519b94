import { createAsk, createClient } from "./http/client.ts";
import { BROWSER, createStoredUser } from "./stored-user.ts";

/** The signed-in user, as this browser remembers them. */
export const storedUser = /* @__PURE__ */ createStoredUser(BROWSER);

/** For requests that the client cannot make by itself: files that report their progress, and long imports. */
export const ask = /* @__PURE__ */ createAsk(() => storedUser.forget());

/** The server edition's API. The demo edition has no server; code of both editions uses the ports in desk.ts. */
export const api = /* @__PURE__ */ createClient(ask);
