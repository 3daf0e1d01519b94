import { DESK_ANSWER } from "#app/backend/desk-headers.ts";

/** A successful answer with the header that tells our own server from a proxy. */
export function serverAnswer(body: unknown): Response {
  return Response.json(body, { headers: { [DESK_ANSWER]: "1" } });
}
