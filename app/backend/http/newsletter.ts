import { BackendError, noAnswer } from "../ports/errors.ts";
import type { NewsletterPort } from "../ports/newsletter.ts";
import type { Answered, Client } from "./client.ts";

const RESPONSE_TIMEOUT_MS = 15_000;
const GONE = 410;
const INVALID = 422;
const TOO_MANY = 429;

/** The server edition's newsletter, with confirmation by email (double opt-in). Readers get no desk client for it. */
export function createHttpNewsletter(
  fetcher: typeof fetch = (input, init) => fetch(input, init),
): NewsletterPort {
  async function post(path: string, body: object): Promise<Response> {
    return fetcher(`/api/newsletter${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    }).catch(noAnswer);
  }

  return {
    async subscribe(email) {
      const answer = await post("", { email });
      if (answer.status === INVALID) return "invalid";
      if (answer.status === TOO_MANY) return "too-many";
      if (!answer.ok) throw new BackendError("unavailable");
      const { storesAddresses } = (await answer.json()) as Answered<Client["newsletter"]["$post"]>;
      return storesAddresses ? "asked" : "no-mail";
    },
    async follow(link, token) {
      const { status } = await post(`/${link}`, { token });
      if (status === GONE) return "spent";
      if (status >= 400) throw new BackendError("unavailable");
      return "done";
    },
  };
}
