import { createSimulatedNewsletter } from "../adapters/simulated/newsletter.ts";
import type { NewsletterPort } from "../domain/ports.ts";

/** Who answers for the newsletter. */
export const newsletter: NewsletterPort = createSimulatedNewsletter();
