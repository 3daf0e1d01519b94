import { setTimeout as sleep } from "node:timers/promises";

/** Longer than the work takes, and still short for the user who waits. */
const ANSWER_MS = 150;

/** Pads work to a constant time, since its duration would reveal who has an account. */
export async function inConstantTime(work: () => Promise<void>): Promise<void> {
  const time = sleep(ANSWER_MS);
  try {
    await work();
  } finally {
    await time;
  }
}
