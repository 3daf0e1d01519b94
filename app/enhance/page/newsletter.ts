import { newsletter } from "#app/backend/newsletter.ts";
import { selector } from "../page-contract.ts";

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
