import { createAsk, createClient } from "./http/client.ts";
import { storedUser } from "./stored-user.ts";

/** For requests that need more than the client offers: file uploads with progress, and long imports. */
export const ask = /* @__PURE__ */ createAsk(() => storedUser.forget());

/** The server edition's API. The demo edition has no server; code of both editions uses the ports in desk.ts. */
export const api = /* @__PURE__ */ createClient(ask);
