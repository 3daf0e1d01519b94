// @vitest-environment jsdom
import { act } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { BudgetTool, ready as budgetReady } from "#app/features/tools/budget/budget.tsx";
import { ready as testsReady, TestsTool } from "#app/features/tools/field-tests/field-tests.tsx";
import { MySeason, ready } from "#app/features/tools/season/my-season.tsx";
import { button, field, openPlanner, part, press, type } from "./screens.ts";

const mySeason = (hash = "") => openPlanner(MySeason, ready, hash);

/** The values of all fields, and the summaries of lists. */
const everything = (screen: Element) => [
  ...[...screen.querySelectorAll<HTMLInputElement>("input:not([type=file]), select")].map(
    ({ id, value, checked }) => `${id} ${value} ${String(checked)}`,
  ),
  ...[...screen.querySelectorAll("summary, .tool-rows li")].map(({ textContent }) => textContent),
];

/** By screen, the buttons that remove something, each with the button that adds it first, if one is needed. */
const REMOVERS = {
  grass: { "Remove Pasture 2": "Keep pastures apart", "Remove Animals 2": "Add other animals" },
  paddocks: { "Remove P2": null, "One paddock fewer": null },
  chart: {
    "Open it again": "Close a paddock",
    "Remove this window": "Add a rest window",
    "Remove this date": "Add a trigger date",
  },
  today: { "Remove P1": "They went to P1", "Remove May 20": "Save the rain" },
} as const;

test("Undo restores everything that a button removed, and the focus is not lost when the button disappears", async () => {
  vi.setSystemTime("2027-05-20T12:00:00-05:00");
  const screen = await mySeason();
  await type(field(screen, "Rain"), "0.4");
  for (const [id, removers] of Object.entries(REMOVERS)) {
    const within = part(screen, `#${id}`);
    await act(async () => {
      location.hash = id;
      await vi.waitFor(() => part(screen, `#${id}[data-on]`));
    });
    for (const [remover, adder] of Object.entries(removers)) {
      if (adder) await press(button(within, adder));
      const before = everything(within);
      button(within, remover).focus();
      await press(button(within, remover));
      expect(everything(within), remover).not.toEqual(before);
      expect(document.activeElement, remover).not.toBe(document.body);
      await press(button(screen, "Undo"));
      expect(everything(within), remover).toEqual(before);
    }
  }
});

test("a number with the wrong unit is rejected and kept as typed, one with its own unit is accepted, an error is shown only at its field, and the list shows the last result", async () => {
  const screen = await openPlanner(TestsTool, testsReady);
  const nitrate = part(screen, "#nitrate");
  const report = field(nitrate, "Nitrate on the report");
  const findings = (within: Element) =>
    [...within.querySelectorAll(".tool-field .finding")].map(({ textContent }) => textContent);
  // A made-up result helps nobody, so forage and fence tests have no example values.
  expect(nitrate.textContent).toContain("Still empty");
  await type(report, "1.8%");
  expect(findings(nitrate)).toEqual([
    "Enter a number, such as 1,300 or 2.5, in ppm and no other unit. If your lab printed a percent, multiply it by 10,000: 0.45% is 4,500 ppm.",
  ]);
  expect(report.value).toBe("1.8%");
  expect(nitrate.querySelector(".ticket-figure")).toBeNull();
  await type(report, "3000 ppm");
  expect(findings(nitrate)).toEqual([]);
  await press(field(nitrate, "Nitrate-N (NO3-N)"));
  expect(part(nitrate, ".ticket-figure").textContent).toBe("None ");
  expect(part(screen, "#all .origin").textContent).toBe("Last: None for bred cows.");
  await press(field(nitrate, "Some are bred, or may be"));
  expect(part(nitrate, ".ticket-figure").textContent).toBe("A quarter ");
  await type(report, "1.8");
  expect(findings(nitrate)).toEqual([expect.stringContaining("If your lab printed a percent")]);

  const ring = part(screen, "#ring");
  for (const [index, minutes] of ["6", "0", "9"].entries())
    await type(field(ring, `Ring ${index + 1}`), minutes);
  expect(findings(ring)).toEqual(["Enter 0.1 to 1,440 minutes."]);
  expect(field(ring, "Ring 2").ariaInvalid).toBe("true");
});

test("budget: a daily wage is rejected, 1.950 is questioned but three decimals from a step are not, and results follow choices, boxes and buttons", async () => {
  const screen = await openPlanner(BudgetTool, budgetReady);
  const refused = (within: Element) =>
    within.querySelector(".tool-field .finding.refused")?.textContent;
  const fall = part(screen, "#fall");
  const verdict = () => part(fall, ".ticket-figure").textContent.trim();
  const left = field(fall, "Cash left over");
  expect(verdict()).toBe("Continue");
  await type(left, "1.950");
  expect(refused(fall)).toBe("1,950 or 1.95?");
  await type(left, "-0.125");
  expect(refused(fall)).toBeUndefined();
  await act(async () =>
    left.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true })),
  );
  expect(left.value).toBe("49.875");
  await type(left, "0");
  expect(verdict()).toBe("Repeat");
  await press(button(fall, "Less: Cash left over"));
  await press(field(fall, "No"));
  expect(verdict()).toBe("Stop");

  const kit = part(screen, "#kit");
  await press(button(kit, "Add a line"));
  const line = [...kit.querySelectorAll("details.ledger-line")].at(-1);
  if (!line) throw new Error("no line");
  await type(field(line, "How many"), "3");
  await type(field(line, "Price of one"), "1100");
  expect(line.querySelector("summary")?.textContent).toBe("A line of your own$3,300");

  const year = part(screen, "#year");
  await type(field(year, "What an hour"), "$150/day");
  expect(refused(year)).toBe(
    "Enter a number, such as 1,300 or 2.5, in dollars an hour and no other unit.",
  );
  await type(field(year, "What an hour"), "18.5");
  await type(field(year, "Hay days saved"), "21.5");
  await type(field(year, "Years the kit lasts"), "1");
  const sums = part(year, ".ledger-table").textContent;
  expect(sums).toContain("21.5 days × 60 head × $1.61");
  expect(sums).toContain("÷ 1 year + 20 h × $18.50");
});

test("choosing the kind of other animals sets their animal units unless those were typed", async () => {
  const screen = await mySeason();
  await press(button(screen, "Add other animals"));
  const row = part(screen, "#grass fieldset.tool-row");
  const units = field(row, "Animal units of one");
  expect(units.value).toBe("1.4");
  await type(field(row, "Kind"), "sheep");
  expect(units.value).toBe("0.2");
  await type(units, "0.15");
  await type(field(row, "Kind"), "goat");
  expect(units.value).toBe("0.15");
});

test("the example's dates are in the coming season even if the page was built years ago", async () => {
  vi.setSystemTime("2031-02-01T12:00:00Z");
  const screen = await mySeason();
  const first = () => field(part(screen, "#grass"), "First day of grazing").value;
  await act(() => vi.waitFor(() => expect(first()).toBe("2031-05-15")));
  expect(field(screen, "Grass is needed until").value).toBe("2031-10-31");
  await type(field(screen, "Cows"), "50");
  expect(first()).toBe("2031-05-15");
});

test("a page left open overnight logs the morning's move under the new day, and rejects future days", async () => {
  vi.useFakeTimers({ now: new Date("2027-05-21T22:00:00") });
  const screen = await mySeason();
  const today = part(screen, "#today");
  await press(button(today, "They went to P1 today"));
  expect(part(today, ".ticket").textContent).toContain("Today, May 21");
  await act(() => vi.advanceTimersByTimeAsync(10 * 60 * 60 * 1000));
  expect(part(today, ".ticket").textContent).toContain("Today, May 22");
  await type(field(today, "On"), "2027-06-15");
  await press(button(today, "We moved to P2"));
  const future = "June 15 is still to come. Which day was it?";
  expect(part(today, ".log-move [role=alert]").textContent).toBe(future);
  await type(field(today, "On"), "2027-05-22");
  await type(field(today, "Height left behind"), "4");
  await press(button(today, "We moved to P2 today"));
  const stays = [...today.querySelectorAll(".tool-rows li > details > summary")];
  expect(stays.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^P2, May 22 to now/),
    expect.stringMatching(/^P1, May 21 to May 22, 2027, left 4 in/),
  ]);

  const rain = part(today, '[id="rain.inches"]').closest("form");
  if (!rain) throw new Error("no form");
  await type(field(rain, "On"), "2027-06-15");
  await type(field(rain, "Rain"), "1");
  await press(button(rain, "Save the rain"));
  expect(rain.textContent).toContain(future);
  expect(today.textContent).toContain("Rain: 0 inches since October");

  // Rain of an earlier water year, perhaps mistyped, is listed and can be removed.
  await type(field(rain, "On"), "2026-05-15");
  await press(button(rain, "Save the rain"));
  expect(today.textContent).toContain("2027 0 in, 2026 1 in");
  expect(today.textContent).toContain("May 15, 2026: 1 in");
  await press(button(today, "Remove May 15, 2026"));
  expect(today.textContent).not.toContain("2026 1 in");
});

test("numbers from a link are shown beside the user's own until they are accepted, which can be undone", async () => {
  const screen = await mySeason("#stocking?v=1&hd=80&wt=99999&ac=800&gr=2000");
  const sent = part(screen, "[aria-labelledby=sent-heading]");
  expect(sent.textContent).toMatch(/Left out.*Weight/);
  expect(field(screen, "Cows").value).toBe("60");
  await press(button(sent, "Use them here"));
  expect(field(screen, "Cows").value).toBe("80");
  expect(part(screen, "#grass .stamp").textContent).toBe("0 of 5 yours");
  // The example's four paddocks share the acres, as they do when acres are typed.
  expect(part(screen, "#paddocks .ticket").textContent).toContain("520 lb of live weight");
  await press(button(screen, "Undo"));
  expect(field(screen, "Cows").value).toBe("60");
});

test("with afternoon moves a stay ends at half a day: on the card, the chart and in the log", async () => {
  const screen = await mySeason();
  expect(screen.textContent).not.toContain("Morning or afternoon");
  // 7,200 lb above the stop height feed 2,704 lb a day for 2.7 days.
  await type(field(screen, "Cows"), "80");
  const card = part(screen, "#paddocks .ticket");
  expect(card.textContent).toContain("The chart counts whole days: 2 days in each paddock");
  await press(field(part(screen, "#paddocks"), "Morning or afternoon"));
  expect(card.textContent).toContain("The chart counts half days: 2.5 days in each paddock");
  const rows = [...screen.querySelectorAll(".chart-grid tbody tr")];
  expect(rows[0]?.textContent).toContain("planned, move May 17 PM");
  const today = part(screen, "#today");
  await press(field(today, "On: in the afternoon"));
  expect(button(today, "They went to P1").textContent).toContain("this afternoon");
});

test("a second herd has its own place, plan and moves; another phone's new and removed log entries are shown before they are merged", async () => {
  vi.setSystemTime("2027-05-16T12:00:00Z");
  const screen = await mySeason();
  await type(field(screen, "Cows"), "50");
  await press(button(screen, "Add other animals"));
  const row = part(screen, "#grass fieldset.tool-row");
  await type(field(row, "How many"), "20");
  await type(field(row, "Weight of one"), "800");
  await press(field(row, "Second herd"));
  const today = part(screen, "#today");
  const ticket = () => part(today, ".ticket").textContent;
  await press(button(today, "They went to P1"));
  await press(field(today, "Second herd"));
  await type(field(today, "Herd goes to"), "p3");
  await press(button(today, "They went to P3"));
  // The chosen paddock is not preselected for the next move.
  expect(button(today, "We moved to").textContent).not.toContain("P3");
  expect(today.textContent).toContain("Second herd: P3, May 15 to now");
  // Both herds' places and next moves, on Today and on the chart alike.
  const now = /First herdP1 day 2.*Next: May \d+ to P[24].*Second herdP3 day 2.*Next: /;
  expect(ticket()).toMatch(now);
  expect(ticket()).toContain("lb an acre taken.");
  const chart = part(screen, "#chart");
  expect(part(chart, ".ticket").textContent).toMatch(now);
  for (const sign of ["planned", "done"])
    expect(part(chart, ".chart-legend").textContent).toContain(`${sign}, second herd`);
  const ring = part(today, ".paddock-ring svg").ariaLabel;
  expect(ring).toMatch(/P1: [^.]*the first herd is here\./);
  expect(ring).toMatch(/P3: [^.]*the second herd is here\./);

  // The other phone has the second herd elsewhere, and removed the first herd's stay.
  const made = vi.spyOn(URL, "createObjectURL").mockReturnValue("");
  const followed = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  const keep = part(screen, "#keep");
  await press(button(keep, "All moves as a file"));
  const [saved] = made.mock.calls[0] ?? [];
  for (const stub of [made, followed]) stub.mockRestore();
  const { log, ...moves } = JSON.parse(await (saved as Blob).text());
  const [first, second] = log;
  const there = { ...second, id: "there", paddockId: "p4", in: "2027-05-14", out: "2027-05-17" };
  const removed = [{ id: first.id, changed: "2027-05-16T13:00:00.000Z" }];
  const sent = new File([JSON.stringify({ ...moves, removed, log: [second, there] })], "a.json");
  const chooser = part(keep, "input[type=file]");
  Object.defineProperty(chooser, "files", { value: [sent] });
  await act(async () => chooser.dispatchEvent(new Event("change", { bubbles: true })));
  await vi.waitFor(async () => {
    await act(async () => {});
    part(keep, ".incoming");
  }, 10_000);
  const theirs = part(keep, ".incoming");
  const clash = "The second herd is in two places on May 15 and 16. Which is right?";
  expect(theirs.textContent).toContain("1 new move, 1 entry removed there");
  expect(theirs.textContent).toContain("Second herd: P4, May 14 to May 17");
  expect(theirs.textContent).toContain(clash);
  await press(button(theirs, "Add them to my log"));
  expect(ticket()).toContain(clash);
  expect(today.textContent).toContain("The log: 2 stays");
  await press(button(screen, "Undo"));
  expect(ticket()).toMatch(now);
});

test("a button that disappears moves the focus to what it created, a message stays while it has the focus, and the next change ends its Undo", async () => {
  vi.useFakeTimers();
  const screen = await mySeason();
  await press(button(screen, "Keep pastures apart"));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(document.activeElement?.id).toMatch(/^pastures\.[\w-]+\.name$/);

  const paddocks = part(screen, "#paddocks");
  const toast = part(screen, ".tool-toast");
  await press(button(paddocks, "One paddock fewer"));
  button(toast, "Undo").focus();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(toast.textContent).toBe("Removed P4. Undo");
  paddocks.focus();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(toast.textContent).toBe("");

  await press(button(paddocks, "One paddock fewer"));
  expect(toast.textContent).toBe("Removed P3. Undo");
  await type(field(paddocks, "Rest after grazing"), "45");
  expect(toast.textContent).toBe("");
});

test("a result is announced once typing stops, not digit by digit", async () => {
  vi.useFakeTimers();
  const screen = await mySeason();
  const said = part(screen, "#grass .ticket [role=status]");
  for (const digits of ["1", "12", "120"]) {
    await type(field(screen, "Cows"), digits);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(said.textContent).toBe("");
  }
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(said.textContent).toBe("Grass for the season: 74 days of grass, enough for 49 head");
});

test("on a phone that can share files, the calendar and the link open its share sheet", async () => {
  const shared: (string | undefined)[] = [];
  const share = async ({ files, url }: ShareData) => {
    shared.push(files?.[0]?.name ?? url);
  };
  Object.assign(navigator, { canShare: () => true, share });
  onTestFinished(() => {
    for (const name of ["canShare", "share"]) Reflect.deleteProperty(navigator, name);
  });
  const screen = await mySeason();
  await press(button(screen, "Calendar file"));
  await press(button(screen, "Share these numbers"));
  await vi.waitFor(() =>
    expect(shared).toEqual(["grazing-plan.ics", expect.stringContaining("#stocking?v=1&hd=60")]),
  );
});
