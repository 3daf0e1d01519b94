import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EMPTY_WEEK, type Run } from "#app/domain/tools/chart/grid.ts";
import type { HerdId } from "#app/domain/tools/fields/fields.ts";
import { PaddockRing } from "./paddocks-ring.tsx";
import { Drawn } from "#app/features/tools/pictures/week-cell.tsx";

test("days that the second herd grazed are drawn apart from the first herd's", () => {
  const run = (herdId: HerdId): Run => ({ herdId, from: 0, days: 3, ends: true });
  const cell = { ...EMPTY_WEEK, done: [run("herd"), run("herd-2")] };
  const html = renderToStaticMarkup(<Drawn cell={cell} ink="test" />);
  expect([...html.matchAll(/class="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    "ink-done herd",
    "ink-done herd-2",
    // Without this outline, bars on the first herd's days would not show.
    "ink-edge herd-2",
  ]);
});

test("the ring says which herd is where, and the stay that the chart plans", () => {
  const part = (id: string, plannedDays: number | null, herdId?: HerdId) => ({
    id,
    name: id,
    days: 15,
    plannedDays,
    rested: 1,
    herds: herdId ? [{ herdId, name: `the herd ${herdId}`, share: 0.5 }] : [],
  });
  const parts = [part("P1", 2, "herd"), part("P2", 12, "herd-2"), part("P3", 1), part("P4", null)];
  const ring = renderToStaticMarkup(<PaddockRing id="test" parts={parts} restDays={30} />);
  expect(ring).toContain(
    "P1: 2 days a stay, the herd herd is here. P2: 12 days a stay, the herd herd-2 is here. P3: 1 day a stay, rested 1 day. P4: rested 1 day.",
  );
  expect(ring.match(/stroke-dasharray/g)).toHaveLength(1);
});

test("the ring's labels leave out words that all names begin with, and shorten the rest", () => {
  const labels = (...names: string[]) => {
    const parts = names.map((name) => ({
      id: name,
      name,
      days: 15,
      plannedDays: null,
      rested: 1,
      herds: [],
    }));
    const ring = renderToStaticMarkup(<PaddockRing id="test" parts={parts} restDays={30} />);
    return [...ring.matchAll(/>([^<]+)<\/text>/g)]
      .map(([, text]) => text)
      .filter((text) => !/^(?:1|30|days of rest)$/.test(text ?? ""));
  };
  expect(labels("Paddock 9", "Paddock 12")).toEqual(["9", "12"]);
  expect(labels("North flat", "North creek", "North creek hill")).toEqual([
    "flat",
    "creek",
    "creek…",
  ]);
  expect(labels("North", "North flat")).toEqual(["North", "North…"]);
  expect(labels("Long meadow")).toEqual(["meadow"]);
});
