export type CsvValue = string | number | null;

/** Text that a spreadsheet would treat as a formula. */
const FORMULA_START = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

function cell(value: CsvValue): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const guarded = FORMULA_START.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** CSV by RFC 4180, with CRLF after every row. Formulas are escaped as text. */
export function csv(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}
