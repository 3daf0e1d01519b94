export interface NewsletterPort {
  /** Whether addresses are kept. `false` in the demo edition, and the screens say so. */
  readonly kept: boolean;
  subscribe(email: string): Promise<void>;
  /** Follows a link of a mail: confirms an address, or leaves. `spent` when it was used or is too old. */
  follow(link: "confirm" | "leave", token: string): Promise<"done" | "spent">;
}
