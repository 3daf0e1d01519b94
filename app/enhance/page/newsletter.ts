import { newsletter } from "../../backend/newsletter.ts";
import { selector } from "../page-contract.ts";

/** Answers the newsletter signup; an address that cannot be one is refused beside its field. */
export async function signUp(form: HTMLFormElement): Promise<void> {
  const field = form.querySelector<HTMLInputElement>("input[type=email]");
  if (!field) return;
  const wrong = refusal(field);
  form.querySelector(".field")?.classList.toggle("bad", wrong !== undefined);
  field.setAttribute("aria-invalid", String(wrong !== undefined));
  say(wrong ?? (await answer(field.value)));
  if (wrong) field.focus();
}

function refusal({ value, validity }: HTMLInputElement): string | undefined {
  if (value.trim() === "") return "Enter your email address.";
  return validity.valid ? undefined : "Enter an email address like name@example.com.";
}

async function answer(email: string): Promise<string> {
  try {
    await newsletter.subscribe(email.trim());
  } catch {
    return "The address could not be sent. Please try again.";
  }
  return newsletter.kept
    ? "Check your email and confirm the address."
    : "This is a demo, so we didn’t send or save your address. The feed has every new article.";
}

function say(text: string): void {
  for (const line of document.querySelectorAll(selector("newsletterAnswer"))) {
    line.textContent = text;
  }
}
