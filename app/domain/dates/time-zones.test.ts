import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** The readers' zone, UTC, and zones near both ends of the day. */
const ZONES = ["Pacific/Auckland", "UTC", "America/Chicago", "Pacific/Pago_Pago"] as const;

/**
 * Prints the local date at moments around New Year, and how the date of a New Year's Day post reads then.
 */
const SOURCE = `
  import { calendarDate, localDate } from ${JSON.stringify(import.meta.resolve("./calendar-date.ts"))};
  import { longDate, shortDate } from ${JSON.stringify(import.meta.resolve("./format-date.ts"))};
  import { relativeDate } from ${JSON.stringify(import.meta.resolve("./relative-date.ts"))};
  const post = calendarDate("2026-01-01");
  const moments = [
    new Date(2025, 11, 31, 23, 59, 59, 999),
    new Date(2026, 0, 1, 0, 0, 0, 0),
    new Date(2026, 0, 1, 23, 59, 59, 999),
    new Date(2026, 0, 2, 0, 0, 0, 0),
    new Date("2026-01-01T00:00:00Z"),
  ];
  console.log(JSON.stringify([
    longDate(post), shortDate(post),
    ...moments.map((moment) => localDate(moment) + " " + relativeDate(post, localDate(moment))),
  ]));
`;

/** The reader's date when the year begins in Greenwich. */
const AT_GREENWICH = {
  "Pacific/Auckland": "2026-01-01 today",
  UTC: "2026-01-01 today",
  "America/Chicago": "2025-12-31 tomorrow",
  "Pacific/Pago_Pago": "2025-12-31 tomorrow",
};

test.each(ZONES)(
  "%s: the day changes at the reader's midnight, the post's date never (decision 10)",
  (zone) => {
    const output = execFileSync(process.execPath, ["--input-type=module", "-e", SOURCE], {
      env: { ...process.env, TZ: zone },
      encoding: "utf8",
    });
    expect(JSON.parse(output)).toEqual([
      "January 1, 2026",
      "Jan 1, 2026",
      "2025-12-31 tomorrow",
      "2026-01-01 today",
      "2026-01-01 today",
      "2026-01-02 yesterday",
      AT_GREENWICH[zone],
    ]);
  },
);
