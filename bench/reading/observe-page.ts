/** What a page records about itself. Times are milliseconds since its start. */
export interface Kept {
  largest: number;
  shift: number;
  /** Tasks of 50 ms and more: start and duration. */
  readonly tasks: [start: number, length: number][];
}

declare global {
  /** Set by the bench in every document it opens. */
  var __bench: Kept;
}

/** Runs first in each document. It must not refer to anything outside itself. */
export function observePage(): void {
  const kept: Kept = { largest: 0, shift: 0, tasks: [] };
  globalThis.__bench = kept;
  const watch = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
    });
  watch("largest-contentful-paint", ({ startTime }) => {
    kept.largest = startTime;
  });
  watch("longtask", ({ startTime, duration }) => kept.tasks.push([startTime, duration]));
  watch("layout-shift", (entry) => {
    if ("value" in entry && typeof entry.value === "number") kept.shift += entry.value;
  });
  // Stored for the next document, which needs the time of the tap.
  addEventListener(
    "click",
    ({ timeStamp }) =>
      sessionStorage.setItem("bench-click", String(performance.timeOrigin + timeStamp)),
    true,
  );
}
