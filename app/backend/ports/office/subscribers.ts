import type { Answer } from "../answer.ts";

/** Somebody who asked for the newsletter. Moments are milliseconds since 1970. */
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
  /** Whether addresses are kept: only where mail is set up. */
  readonly kept: boolean;
  /** Where the confirmed addresses are to be had as CSV. */
  readonly csv: string;
}

/** The newsletter's list, for owners. Every member returns a promise. */
export interface SubscribersPort {
  list(): Promise<SubscriberList>;
  /** Erases an address entirely. */
  erase(id: string): Promise<Answer>;
}
