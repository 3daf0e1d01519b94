import type { NewsletterPort } from "../ports/office/newsletter.ts";

/** Sends and keeps nothing, and says so (decision 15). */
export function createSimulatedNewsletter(): NewsletterPort {
  return {
    kept: false,
    subscribe: () => Promise.resolve(),
    // No mail was ever sent.
    follow: () => Promise.resolve("spent"),
  };
}
