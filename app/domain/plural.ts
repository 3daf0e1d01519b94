import { figure } from "./tools/numbers/figures.ts";

/** A count with its noun in one of two forms: "1 hora", "2 horas". */
export function counted(count: number, [one, several]: readonly [string, string]): string {
  return `${figure(count)} ${count === 1 ? one : several}`;
}

/** A count with its noun: "1 result", "2 results", "0 results" (decision 11). */
export function pluralize(count: number, noun: string): string {
  return `${figure(count)} ${noun}${count === 1 ? "" : "s"}`;
}
