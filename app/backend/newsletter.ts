import { createHttpNewsletter } from "./http/office/newsletter.ts";
import type { NewsletterPort } from "./ports/office/newsletter.ts";
import { createSimulatedNewsletter } from "./simulated/newsletter.ts";

/** Who answers for the newsletter. A server without mail cannot confirm an address, and keeps none. */
export const newsletter: NewsletterPort =
  import.meta.env.EDITION === "server" && import.meta.env.NEWSLETTER === "on"
    ? createHttpNewsletter()
    : createSimulatedNewsletter();
