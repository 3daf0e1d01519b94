import { daysShown, rounded } from "./round.ts";

/** A number with thousands commas, a real minus sign and at most that many decimals. */
export function figure(value: number, decimals = 0): string {
  const [whole = "0", fraction] = Math.abs(rounded(value, decimals)).toString().split(".");
  const grouped = whole.split("").reduceRight((text, digit, index) => {
    const fromEnd = whole.length - 1 - index;
    return `${digit}${fromEnd > 0 && fromEnd % 3 === 0 ? "," : ""}${text}`;
  }, "");
  const sign = rounded(value, decimals) < 0 ? "−" : "";
  return `${sign}${grouped}${fraction ? `.${fraction}` : ""}`;
}

/** Whole dollars, or dollars and cents: "$1,950", "−$136", "$0.98". */
export function dollars(value: number, decimals: 0 | 2 = 0): string {
  const shown = rounded(value, decimals);
  const [whole, cents = ""] = figure(Math.abs(shown), decimals).split(".");
  return `${shown < 0 ? "−" : ""}$${whole}${decimals ? `.${cents.padEnd(2, "0")}` : ""}`;
}

/** Days with their noun, one decimal under 20: "111 days", "5.2 days", "1 day". */
export function daysText(days: number): string {
  const shown = daysShown(days);
  return `${figure(shown, 1)} ${shown === 1 ? "day" : "days"}`;
}
