import type { Answer } from "../answer.ts";

/** Somebody who signed up for the newsletter. Times are milliseconds since 1970. */
export interface Subscriber {
  readonly id: string;
  readonly email: string;
  readonly state: "asked" | "confirmed" | "left";
  readonly askedAt: number;
  readonly confirmedAt: number | undefined;
  readonly leftAt: number | undefined;
}

export interface SubscriberList {
  readonly subscribers: readonly Subscriber[];
  readonly counts: Readonly<Record<Subscriber["state"], number>>;
  /** Whether addresses are stored, which needs mail to be set up. */
  readonly storesAddresses: boolean;
  /** The download address of the confirmed subscribers as CSV. */
  readonly csv: string;
}

/** The newsletter's subscribers, for owners. Every member returns a promise. */
export interface SubscribersPort {
  list(): Promise<SubscriberList>;
  /** Erases an address completely. */
  erase(id: string): Promise<Answer>;
}
