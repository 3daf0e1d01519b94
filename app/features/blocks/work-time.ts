import { counted } from "#app/domain/plural.ts";

/** The units of time in one language: one, and several. */
interface Units {
  readonly hour: readonly [string, string];
  readonly minute: readonly [string, string];
}

/** How long a task takes: "20 minutes", "4 hours", "1 hour 30 minutes". */
export function workTime(minutes: number, words: Units): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    ...(hours > 0 ? [counted(hours, words.hour)] : []),
    ...(rest > 0 || hours === 0 ? [counted(rest, words.minute)] : []),
  ];
  return parts.join(" ");
}
