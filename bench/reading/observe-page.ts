/** What a page keeps about itself while it is measured. Times are milliseconds since its start. */
export interface Kept {
  largest: number;
  shift: number;
  /** Tasks of 50 ms and more: start and length. */
  readonly tasks: [start: number, length: number][];
}

declare global {
  /** Set by the bench in every document that it opens. */
  var __bench: Kept;
}

/** Runs in each document before anything of its own. It must not refer to anything outside itself. */
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
  // The next document, if the link leads to one, reads when the finger left this one.
  addEventListener(
    "click",
    ({ timeStamp }) =>
      sessionStorage.setItem("bench-click", String(performance.timeOrigin + timeStamp)),
    true,
  );
}
