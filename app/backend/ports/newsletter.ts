export interface NewsletterPort {
  /** What became of an address: only a server with mail can ask for its confirmation, so only it stores any. */
  subscribe(email: string): Promise<"asked" | "demo" | "no-mail">;
  /** Follows an email's link: confirms an address or unsubscribes it. `spent` if the link was used or expired. */
  follow(link: "confirm" | "leave", token: string): Promise<"done" | "spent">;
}
