export const LEVELS = ["debug", "info", "warn", "error", "silent"] as const;
type LogLevel = (typeof LEVELS)[number];

/** Structured data of a log line. Never email addresses, passwords, tokens or content. */
type Facts = Readonly<Record<string, unknown>>;

/** Structured log: one JSON object per line, on standard output. */
export interface Log {
  debug(message: string, facts?: Facts): void;
  info(message: string, facts?: Facts): void;
  warn(message: string, facts?: Facts): void;
  error(message: string, facts?: Facts): void;
}

export function createLog(
  level: LogLevel,
  write: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Log {
  const log =
    (own: LogLevel) =>
    (message: string, facts: Facts = {}) => {
      if (LEVELS.indexOf(own) < LEVELS.indexOf(level)) return;
      write(
        JSON.stringify({ time: new Date().toISOString(), level: own, message, ...facts }, plain),
      );
    };
  return { debug: log("debug"), info: log("info"), warn: log("warn"), error: log("error") };
}

function plain(_: string, value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const { name, message, stack = "" } = value;
  return { name, message: withoutAddresses(message), stack: withoutAddresses(stack) };
}

/** Removes email addresses, which error messages of databases and mail servers may contain. */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"'()/=:,]+@[^\s<>"'()/=:,]+\.[a-z]{2,}/gi, "(an address)");
}
