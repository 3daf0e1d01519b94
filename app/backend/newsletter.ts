import type { Answered, Client } from "./http/client.ts";
import { BackendError, noAnswer } from "./ports/errors.ts";

/** The newsletter's form and the links in its mails. A failed call rejects. */
interface NewsletterPort {
  /**
   * Subscribes an address. Only a server with mail can ask for its confirmation, so only such a server stores it. A
   * server also refuses an address that no mail can reach (`invalid`), such as `ann@ranch`, and a fourth mail within
   * minutes (`too-many`).
   */
  subscribe(email: string): Promise<"asked" | "demo" | "no-mail" | "invalid" | "too-many">;
  /** Follows an email's link: confirms an address or unsubscribes it. `spent` if the link was used or expired. */
  follow(link: "confirm" | "leave", token: string): Promise<"done" | "spent">;
}

/** The demo edition sends and stores nothing; the form says so (decision 15). */
const demo: NewsletterPort = {
  subscribe: () => Promise.resolve("demo"),
  // No email was ever sent, so no link can be valid.
  follow: () => Promise.resolve("spent"),
};

const RESPONSE_TIMEOUT_MS = 15_000;
const GONE = 410;
const INVALID = 422;
const TOO_MANY = 429;

/**
 * The server edition's newsletter, with confirmation by email (double opt-in). Without the desk's API client, which
 * readers would have to download.
 */
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

export const newsletter: NewsletterPort =
  import.meta.env.EDITION === "server" ? createHttpNewsletter() : demo;
