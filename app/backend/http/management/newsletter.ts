import { BackendError } from "../../ports/errors.ts";
import type { NewsletterPort } from "../../ports/management/newsletter.ts";

const GONE = 410;

/** The server edition's newsletter, with confirmation by email (double opt-in). */
export function createHttpNewsletter(
  fetcher: typeof fetch = (input, init) => fetch(input, init),
): NewsletterPort {
  async function post(path: string, body: object): Promise<number> {
    const response = await fetcher(`/api/newsletter${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }).catch((error: unknown) => {
      throw new BackendError("offline", { cause: error });
    });
    return response.status;
  }

  return {
    storesAddresses: true,
    async subscribe(email) {
      if ((await post("", { email })) >= 400) throw new BackendError("unavailable");
    },
    async follow(link, token) {
      const status = await post(`/${link}`, { token });
      if (status === GONE) return "spent";
      if (status >= 400) throw new BackendError("unavailable");
      return "done";
    },
  };
}
