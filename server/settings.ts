import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";

const port = z.coerce
  .number()
  .int()
  .min(0)
  .max(65535, "a whole number from 0 to 65535")
  .meta({ allowed: "a whole number from 0 to 65535" });

const origin = z
  .string()
  .refine(isOrigin)
  .transform((text) => new URL(text).origin)
  .meta({ allowed: "https://, a host name and nothing more (http:// for localhost only)" });

const proxies = z
  .string()
  .transform((text) => text.split(",").flatMap((part) => part.trim() || []))
  .refine((list) => list.every(isAddressOrRange))
  .meta({ allowed: "addresses or ranges separated by commas, like 127.0.0.1, 10.0.0.0/8" });

const MOST_MAILS_PER_MINUTE = 6000;

/** The server's environment variables. Each has a default. */
const environment = z.object({
  /** Port to listen on; 0 takes a free one. */
  PORT: port.default(4322),
  /** Address to listen on. */
  HOST: z.string().min(1).default("127.0.0.1").meta({ allowed: "an address or a host name" }),
  /** The site's public origin; decides cookies and which requests may change data. */
  SITE_ORIGIN: origin.optional(),
  /** Folder of the database, the backups and nothing else. */
  DATA_DIR: z
    .string()
    .min(1)
    .default("data")
    .transform((path) => resolve(path))
    .meta({ allowed: "a folder" }),
  /** Folder of the pictures, if they are to be files instead of rows of the database. */
  PICTURES_DIR: z
    .string()
    .min(1)
    .transform((path) => resolve(path))
    .optional()
    .meta({ allowed: "a folder" }),
  /** PostgreSQL instead of the file in DATA_DIR. */
  DATABASE_URL: z
    .url({ protocol: /^postgres(?:ql)?$/ })
    .optional()
    .meta({ allowed: "postgres://user:password@host:port/database" }),
  /** Proxies whose X-Forwarded-For is trusted. */
  TRUSTED_PROXIES: proxies.default([]),
  /** Mail server for confirmations, resets and letters; without it no mail is sent. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .meta({ allowed: "smtp:// or smtps:// with user, password, host and port" }),
  /** How many mails of a letter to the newsletter's readers go out a minute. */
  MAILS_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(1)
    .max(MOST_MAILS_PER_MINUTE)
    .default(60)
    .meta({ allowed: `a whole number from 1 to ${MOST_MAILS_PER_MINUTE}` }),
  LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error", "silent"])
    .default("info")
    .meta({ allowed: "debug, info, warn, error or silent" }),
});

type Environment = z.output<typeof environment>;

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly origin: string;
  readonly dataFolder: string;
  readonly picturesFolder: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly trustedProxies: readonly string[];
  readonly smtpUrl: string | undefined;
  readonly mailsPerMinute: number;
  readonly logLevel: Environment["LOG_LEVEL"];
}

/** An invalid environment variable. The message is for the operator. */
export class SettingsError extends Error {}

/**
 * Reads the settings. An empty variable counts as unset.
 *
 * @throws SettingsError with one line per invalid variable: its name and what is allowed. Values are left
 * out, since database and mail server URLs contain passwords.
 */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new SettingsError(explain(parsed.error));
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
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

function explain(error: z.ZodError): string {
  const names = new Set(error.issues.map(({ path: [name] }) => String(name)));
  return Array.from(names, (name) => `${name} must be ${allowedFor(name)}.`).join("\n");
}

function allowedFor(name: string): string {
  const shape: Readonly<Record<string, z.ZodType>> = environment.shape;
  let schema: z.ZodType | undefined = shape[name];
  while (schema) {
    const allowed = schema.meta()?.["allowed"];
    if (typeof allowed === "string") return allowed;
    schema = innerOf(schema);
  }
  return "something else";
}

function innerOf(schema: z.ZodType): z.ZodType | undefined {
  return schema instanceof z.ZodDefault || schema instanceof z.ZodOptional
    ? z.instanceof(z.ZodType).parse(schema.unwrap())
    : undefined;
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
