import { newsletter } from "../../backend/newsletter.ts";
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

async function subscribe(email: string): Promise<string> {
  try {
    await newsletter.subscribe(email.trim());
  } catch {
    return "The address could not be sent. Please try again.";
  }
  return newsletter.storesAddresses
    ? "Check your email and confirm the address."
    : "This is a demo, so we didn’t send or save your address. The feed has every new article.";
}

function showStatus(text: string): void {
  for (const line of document.querySelectorAll(selector("newsletterAnswer"))) {
    line.textContent = text;
  }
}
