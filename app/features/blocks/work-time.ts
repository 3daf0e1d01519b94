import { pluralize } from "#app/domain/plural.ts";

/** How long a task takes: "20 minutes", "4 hours", "1 hour 30 minutes". */
export function workTime(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    ...(hours > 0 ? [pluralize(hours, "hour")] : []),
    ...(rest > 0 || hours === 0 ? [pluralize(rest, "minute")] : []),
  ];
  return parts.join(" ");
}
