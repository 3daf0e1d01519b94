/** A count with its noun: "1 result", "2 results", "0 results" (decision 11). */
export function pluralize(count: number, noun: string): string {
  return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}
