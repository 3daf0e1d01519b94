export interface NewsletterPort {
  /** Whether addresses are stored. `false` in the demo edition, and the screens say so. */
  readonly storesAddresses: boolean;
  subscribe(email: string): Promise<void>;
  /** Follows an email's link: confirms an address or unsubscribes it. `spent` if the link was used or expired. */
  follow(link: "confirm" | "leave", token: string): Promise<"done" | "spent">;
}
