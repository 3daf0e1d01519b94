import { DESK_ANSWER } from "#app/backend/desk-headers.ts";

/** A successful answer of our own server. */
export function serverAnswer(body: unknown): Response {
  return Response.json(body, { headers: { [DESK_ANSWER]: "1" } });
}
