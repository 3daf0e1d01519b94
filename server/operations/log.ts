const LEVELS = ["debug", "info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof LEVELS)[number];

/** Facts beside a message. Never addresses of people, passwords, tokens or texts of posts. */
type Facts = Readonly<Record<string, unknown>>;

/** Structured logs: one line of JSON each, on standard output. */
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

/** What a database or a mail server says of a failure may name the person it concerned. */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"'()/=:,]+@[^\s<>"'()/=:,]+\.[a-z]{2,}/gi, "(an address)");
}
