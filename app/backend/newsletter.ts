import { createHttpNewsletter } from "./http/management/newsletter.ts";
import type { NewsletterPort } from "./ports/management/newsletter.ts";
import { createSimulatedNewsletter } from "./simulated/newsletter.ts";

/** A server without mail cannot confirm addresses, so it stores none, like the demo edition. */
export const newsletter: NewsletterPort =
  import.meta.env.EDITION === "server" && import.meta.env.NEWSLETTER === "on"
    ? createHttpNewsletter()
    : createSimulatedNewsletter();
