import { newsletter } from "#app/backend/newsletter.ts";
import { attribute, selector } from "../page-contract.ts";

const MESSAGES = {
  confirm: "Your address is confirmed. Thank you.",
  leave: "You’re unsubscribed.",
  spent: "This link has been used or has expired. Sign up again at the foot of any page.",
  failed: "That didn’t work. Please try again.",
} as const;

/**
 * Confirms or ends a newsletter subscription by an email's link. The token is in the address's fragment, which
 * no log records.
 */
export async function followNewsletterLink(button: HTMLButtonElement): Promise<void> {
  const link = button.getAttribute(attribute("newsletterLink")) === "leave" ? "leave" : "confirm";
  const status = document.querySelector(selector("newsletterLinkAnswer"));
  button.disabled = true;
  const outcome = await newsletter
    .follow(link, location.hash.slice(1))
    .catch(() => "failed" as const);
  button.disabled = outcome === "done";
  if (status) status.textContent = MESSAGES[outcome === "done" ? link : outcome];
}
