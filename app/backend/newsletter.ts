import { createHttpNewsletter } from "./http/newsletter.ts";
import type { NewsletterPort } from "./ports/newsletter.ts";

/** The demo edition sends and stores nothing; the form says so (decision 15). */
const demo: NewsletterPort = {
  subscribe: () => Promise.resolve("demo"),
  // No email was ever sent, so no link can be valid.
  follow: () => Promise.resolve("spent"),
};

export const newsletter: NewsletterPort =
  import.meta.env.EDITION === "server" ? createHttpNewsletter() : demo;
