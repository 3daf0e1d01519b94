import type { NewsletterPort } from "../ports/newsletter.ts";

/** Sends and stores nothing; the form says so (decision 15). */
export function createSimulatedNewsletter(): NewsletterPort {
  return {
    subscribe: () => Promise.resolve("demo"),
    // No email was ever sent, so no link can be valid.
    follow: () => Promise.resolve("spent"),
  };
}
