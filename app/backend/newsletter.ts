import { createHttpNewsletter } from "./http/management/newsletter.ts";
import type { NewsletterPort } from "./ports/management/newsletter.ts";
import { createSimulatedNewsletter } from "./simulated/newsletter.ts";

export const newsletter: NewsletterPort =
  import.meta.env.EDITION === "server" ? createHttpNewsletter() : createSimulatedNewsletter();
