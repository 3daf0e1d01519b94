import { createHttpNewsletter } from "./http/newsletter.ts";
import type { NewsletterPort } from "./ports/newsletter.ts";
import { createSimulatedNewsletter } from "./simulated/newsletter.ts";

export const newsletter: NewsletterPort =
  import.meta.env.EDITION === "server" ? createHttpNewsletter() : createSimulatedNewsletter();
