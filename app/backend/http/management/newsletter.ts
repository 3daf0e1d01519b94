import { BackendError } from "#app/backend/ports/errors.ts";
import { newsletterStatus } from "../schemas/newsletter.ts";
import type { NewsletterPort } from "#app/backend/ports/management/newsletter.ts";

const GONE = 410;

/** The server edition's newsletter, with confirmation by email (double opt-in). */
export function createHttpNewsletter(
  fetcher: typeof fetch = (input, init) => fetch(input, init),
): NewsletterPort {
  async function post(path: string, body: object): Promise<Response> {
    return fetcher(`/api/newsletter${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }).catch((error: unknown) => {
      throw new BackendError("offline", { cause: error });
    });
  }

  return {
    async subscribe(email) {
      const answer = await post("", { email });
      if (!answer.ok) throw new BackendError("unavailable");
      return newsletterStatus.parse(await answer.json()).storesAddresses ? "asked" : "no-mail";
    },
    async follow(link, token) {
      const { status } = await post(`/${link}`, { token });
      if (status === GONE) return "spent";
      if (status >= 400) throw new BackendError("unavailable");
      return "done";
    },
  };
}
