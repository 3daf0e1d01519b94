import { setTimeout as sleep } from "node:timers/promises";

/** Longer than the work takes, and short for whoever waits. */
const ANSWER_MS = 150;

/** Does work whose length would tell who has an account: it never ends sooner than after this time. */
export async function inEqualTime(work: () => Promise<void>): Promise<void> {
  const time = sleep(ANSWER_MS);
  try {
    await work();
  } finally {
    await time;
  }
}
