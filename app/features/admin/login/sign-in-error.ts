import type { SignInRefusal } from "#app/backend/ports/session.ts";
import { pluralize } from "#app/domain/plural.ts";

/** The messages for refused sign-ins (specification, section 8; decision 27). */
export function signInError(refusal: SignInRefusal): string {
  switch (refusal.code) {
    case "invalid-credentials":
      return "Invalid email or password";
    case "second-factor":
      return refusal.wrong
        ? "That code is wrong or has expired. Your phone’s clock may be off."
        : "";
    case "too-many-attempts":
      return `Too many tries. Try again in ${pluralize(refusal.minutes, "minute")}.`;
    case "unknown":
      return "An unknown error occurred";
  }
}
