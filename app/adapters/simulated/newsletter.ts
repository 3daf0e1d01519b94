import type { NewsletterPort } from "../../domain/ports.ts";

/** Sends and keeps nothing, and says so (decision 15). */
export function createSimulatedNewsletter(): NewsletterPort {
  return { kept: false, subscribe: () => Promise.resolve() };
}
