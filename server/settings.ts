import { accessSync, constants } from "node:fs";
import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import { LEVELS } from "./operations/log.ts";

const WHOLE_PORT = "a whole number from 1 to 65535";
const MOST_MAILS_PER_MINUTE = 6000;
const RATE = `a whole number from 1 to ${MOST_MAILS_PER_MINUTE}`;
const folder = z
  .string()
  .refine((path) => !path.startsWith("~"), "a path without ~, which only a shell replaces")
  .transform((path) => resolve(path));

/** Parameters of a PostgreSQL address that name files. */
const CERTIFICATES = ["sslrootcert", "sslcert", "sslkey"] as const;

const postgresUrl = z
  .url({
    protocol: /^postgres(?:ql)?$/,
    error:
      "postgres://user:password@host:port/database; in the password / is %2F, # is %23 and ? is %3F",
  })
  .refine(
    (url) => CERTIFICATES.every((name) => isReadable(URL.parse(url)?.searchParams.get(name))),
    `an address whose ${CERTIFICATES.join(", ")} are files that this user may read`,
  );

/** The server's environment variables. Each has a default. */
const environment = z.object({
  /** Port to listen on. */
  PORT: z.coerce
    .number(WHOLE_PORT)
    .int(WHOLE_PORT)
    .min(1, WHOLE_PORT)
    .max(65535, WHOLE_PORT)
    .default(4322),
  /** Address to listen on. */
  HOST: z.string().default("127.0.0.1"),
  /** The site's public origin; decides cookies and which requests may change data. */
  SITE_ORIGIN: z
    .string()
    .refine(isOrigin, "https://, a host name and nothing more (http:// for localhost only)")
    .transform((text) => new URL(text).origin)
    .optional(),
  /** Folder of the database, the backups and nothing else. */
  DATA_DIR: folder.default(resolve("data")),
  /** Folder of the pictures, if they are to be files instead of rows of the database. */
  PICTURES_DIR: folder.optional(),
  /** PostgreSQL instead of the file in DATA_DIR. */
  DATABASE_URL: postgresUrl.optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((text) => text.split(",").flatMap((part) => part.trim() || []))
    .refine(
      (list) => list.every(isAddressOrRange),
      "addresses or ranges separated by commas, like 127.0.0.1, 10.0.0.0/8",
    )
    .default([]),
  /** Mail server for confirmations, resets and letters; without it no mail is sent. */
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: "smtp:// or smtps:// with user, password, host and port",
    })
    .optional(),
  /** How many mails of a newsletter letter are sent per minute. */
  MAILS_PER_MINUTE: z.coerce
    .number(RATE)
    .int(RATE)
    .min(1, RATE)
    .max(MOST_MAILS_PER_MINUTE, RATE)
    .default(60),
  LOG_LEVEL: z.enum(LEVELS, "debug, info, warn, error or silent").default("info"),
});

export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads the settings. An empty or blank variable counts as unset.
 *
 * @throws Error with one line per invalid variable: its name and what is allowed. Values are left
 * out, since database and mail server URLs contain passwords.
 */
export function readSettings(variables: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value?.trim() !== ""),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new Error(explain(parsed.error));
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    hasOrigin: values.SITE_ORIGIN !== undefined,
    origin: values.SITE_ORIGIN ?? `http://localhost:${values.PORT}`,
    dataFolder: values.DATA_DIR,
    picturesFolder: values.PICTURES_DIR,
    databaseUrl: values.DATABASE_URL,
    trustedProxies: values.TRUSTED_PROXIES,
    smtpUrl: values.SMTP_URL,
    mailsPerMinute: values.MAILS_PER_MINUTE,
    logLevel: values.LOG_LEVEL,
  };
}

/** Checks a PostgreSQL address that is not a setting. @throws Error, whose message does not contain the address. */
export function readPostgresUrl(url: string): string {
  const parsed = postgresUrl.safeParse(url);
  if (parsed.success) return parsed.data;
  throw new Error(explain(parsed.error, "URL"));
}

/** Whether a file can be read, or none is named. */
function isReadable(file: string | null | undefined): boolean {
  try {
    if (typeof file === "string") accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

/** A line for each variable: an issue's message is what is allowed. */
function explain({ issues }: z.ZodError, only = ""): string {
  const lines = issues.map(
    ({ path: [name = only], message }) => `${String(name)} must be ${message}.`,
  );
  return [...new Set(lines)].join("\n");
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.origin !== text.replace(/\/$/, "")) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLocal(url.hostname));
}

/** Whether a host name means this machine. */
function isLocal(hostname: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

function isAddressOrRange(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
}
