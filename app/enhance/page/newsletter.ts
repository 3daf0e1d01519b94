import { newsletter } from "#app/backend/newsletter.ts";
import { attribute, selector } from "../page-contract.ts";

/** Submits the newsletter signup. An invalid address gets an error beside its field. */
export async function signUp(form: HTMLFormElement): Promise<void> {
  const field = form.querySelector<HTMLInputElement>("input[type=email]");
  if (!field) return;
  const error = validationError(field);
  form.querySelector(".field")?.classList.toggle("bad", error !== undefined);
  field.setAttribute("aria-invalid", String(error !== undefined));
  showStatus(error ?? (await subscribe(field.value)));
  if (error) field.focus();
}

function validationError({ value, validity }: HTMLInputElement): string | undefined {
  if (value.trim() === "") return "Enter your email address.";
  return validity.valid ? undefined : "Enter an email address like name@example.com.";
}

const ANSWERS = {
  asked: "Check your email and confirm the address.",
  demo: "This is a demo, so we didn’t send or save your address. The feed has every new article.",
  "no-mail":
    "This site can’t send mail yet, so we didn’t save your address. The feed has every new article.",
} as const;

async function subscribe(email: string): Promise<string> {
  try {
    return ANSWERS[await newsletter.subscribe(email.trim())];
  } catch {
    return "The address couldn’t be sent. Please try again.";
  }
}

function showStatus(text: string): void {
  for (const line of document.querySelectorAll(selector("newsletterAnswer"))) {
    line.textContent = text;
  }
}

const OUTCOMES = {
  confirm: "Your address is confirmed. Thank you.",
  leave: "You’re unsubscribed.",
  spent: "This link has been used or has expired. Sign up again at the foot of any page.",
  failed: "That didn’t work. Please try again.",
} as const;

/**
 * Confirms or ends a newsletter subscription by an email's link. The token is in the address's fragment, which
 * no log records.
 */
export async function followLink(button: HTMLButtonElement): Promise<void> {
  const link = button.getAttribute(attribute("newsletterLink")) === "leave" ? "leave" : "confirm";
  const status = document.querySelector(selector("newsletterLinkAnswer"));
  button.disabled = true;
  const outcome = await newsletter
    .follow(link, location.hash.slice(1))
    .catch(() => "failed" as const);
  button.disabled = outcome === "done";
  if (status) status.textContent = OUTCOMES[outcome === "done" ? link : outcome];
}
