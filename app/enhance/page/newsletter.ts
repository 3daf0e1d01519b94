import { newsletter } from "#app/backend/newsletter.ts";
import { attribute, selector } from "../page-contract.ts";

/** Whether an address is being sent: a double click must not request two emails. */
let isSending = false;

/** Submits the newsletter signup. An invalid address gets an error beside its field. */
export async function signUp(form: HTMLFormElement): Promise<void> {
  const field = form.querySelector<HTMLInputElement>("input[type=email]");
  if (!field || isSending) return;
  isSending = true;
  const error = validationError(field);
  const answer = error ?? (await subscribe(field.value));
  isSending = false;
  const isInvalid = error !== undefined || answer === ANSWERS.invalid;
  form.querySelector(".field")?.classList.toggle("bad", isInvalid);
  field.setAttribute("aria-invalid", String(isInvalid));
  showStatus(answer);
  if (isInvalid) field.focus();
}

function validationError({ value, validity }: HTMLInputElement): string | undefined {
  if (value.trim() === "") return "Enter your email address.";
  return validity.valid ? undefined : ANSWERS.invalid;
}

const ANSWERS = {
  asked: "Check your email and confirm the address.",
  demo: "This is a demo, so we didn’t send or save your address. The feed has every new article.",
  "no-mail":
    "This site can’t send mail yet, so we didn’t save your address. The feed has every new article.",
  invalid: "Enter an email address like name@example.com.",
  "too-many": "Too many tries. Look for our email, also among the spam, or try again later.",
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
 * Confirms or ends a newsletter subscription with an email's link. The token is in the address's fragment, which
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
