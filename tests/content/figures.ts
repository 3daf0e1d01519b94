/** Formats a number as in the posts: thousands separators and a real minus sign. */
export function number(value: number, decimals = 0): string {
  return value
    .toLocaleString("en-US", { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
    .replace("-", "−");
}

export function dollars(value: number, decimals = 0): string {
  const sign = value < 0 ? "−" : "";
  return `${sign}$${number(Math.abs(value), decimals)}`;
}

/** The date some days later, formatted as in the posts: "September 17". */
export function dateAfter(from: string, days: number): string {
  const date = new Date(Date.parse(from) + days * 86_400_000);
  return date.toLocaleDateString("en-US", { month: "long", day: "numeric", timeZone: "UTC" });
}

/** A cell of the table row with a given label, without bold marks. Column 0 is the label. */
export function cell(post: string, label: string, column: number): string {
  const row = post.split("\n").find((line) => line.startsWith(`| ${label} |`));
  if (row === undefined) throw new Error(`no table row begins with "${label}"`);
  return row.split("|").slice(1)[column]?.replaceAll("*", "").trim() ?? "";
}
