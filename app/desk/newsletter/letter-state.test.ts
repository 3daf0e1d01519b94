import { expect, test } from "vitest";
import { durationText, letterState, type LetterSummary, missedText } from "./letter-state.ts";

const NOW = Date.UTC(2026, 10, 23, 18);
const timeOf = (moment: number) => `at ${moment}`;
const letter = (change: Partial<LetterSummary>): LetterSummary => ({
  id: "1",
  subject: "Rest first",
  state: "draft",
  updatedAt: NOW - 1000,
  sendAt: null,
  finishedAt: null,
  problem: "",
  mayBeSent: false,
  counts: { sent: 0, waiting: 0, unknown: 0, refused: 0 },
  ...change,
});

test("says how far the sending of a letter has come", () => {
  const counts = { sent: 1200, waiting: 98, unknown: 1, refused: 1 };
  expect(letterState(letter({ state: "sending", counts }), timeOf)).toBe(
    "Sending: 1,200 of 1,300 sent",
  );
  expect(letterState(letter({ state: "stopped", counts }), timeOf)).toBe(
    "Stopped: 1,200 of 1,300 sent",
  );
  const sent = letter({
    state: "sent",
    finishedAt: NOW - 60_000,
    counts: { ...counts, waiting: 0 },
  });
  expect(letterState(sent, timeOf)).toBe(`Sent at ${NOW - 60_000} to 1,200 addresses`);
  const unseen = { ...sent, counts: { sent: 0, waiting: 0, unknown: 3, refused: 0 } };
  expect(letterState(unseen, timeOf)).toBe(`Ended at ${NOW - 60_000}`);
});

test("says when a letter goes out", () => {
  const sendAt = Date.parse("2026-12-01T12:00:00Z");
  expect(letterState(letter({ state: "scheduled", sendAt }), timeOf)).toBe(`Goes out at ${sendAt}`);
});

test("says what did not arrive", () => {
  expect(missedText(letter({}))).toBe("");
  const counts = { sent: 5, waiting: 0, unknown: 1, refused: 2 };
  expect(missedText(letter({ counts }))).toBe(
    "2 addresses refused it. 1 address may or may not have received it. It was not tried again, so that nobody gets it twice.",
  );
});

test.each([
  [0, 60, "about a minute"],
  [60, 60, "about a minute"],
  [61, 60, "about 2 minutes"],
  [10_000, 60, "about 3 hours"],
])("%i emails at %i a minute take %s", (count, perMinute, text) => {
  expect(durationText(count, perMinute)).toBe(text);
});
