/** A whole number's digits in groups of three: "12,500". */
export function withCommas(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ",");
}

/** A count with its noun in one of two forms: "1 hora", "2 horas". */
export function counted(count: number, [one, several]: readonly [string, string]): string {
  return `${withCommas(String(count))} ${count === 1 ? one : several}`;
}

/** A count with its noun: "1 result", "2 results", "0 results" (decision 11). */
export function pluralize(count: number, noun: string): string {
  return `${withCommas(String(count))} ${noun}${count === 1 ? "" : "s"}`;
}
