export interface NewsletterPort {
  /**
   * What became of an address: only a server with mail can ask for its confirmation, so only it stores any. A server
   * also refuses what no mail can reach (`invalid`), such as `ann@ranch`, and a fourth mail within minutes (`too-many`).
   */
  subscribe(email: string): Promise<"asked" | "demo" | "no-mail" | "invalid" | "too-many">;
  /** Follows an email's link: confirms an address or unsubscribes it. `spent` if the link was used or expired. */
  follow(link: "confirm" | "leave", token: string): Promise<"done" | "spent">;
}
