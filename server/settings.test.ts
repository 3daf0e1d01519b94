import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test("every setting has a default", () => {
  expect(readSettings({})).toMatchObject({
    port: 4322,
    host: "127.0.0.1",
    origin: "http://localhost:4322",
    databaseUrl: undefined,
    trustedProxies: [],
    logLevel: "info",
  });
  expect(readSettings({}).dataFolder).toMatch(/data$/);
});

test("the default origin uses the port", () => {
  expect(readSettings({ PORT: "8080" }).origin).toBe("http://localhost:8080");
  expect(readSettings({ SITE_ORIGIN: "https://ranch.example/" }).origin).toBe(
    "https://ranch.example",
  );
});

test("an empty or blank variable counts as unset", () => {
  const blank = { PORT: "", SMTP_URL: " ", DATABASE_URL: "", DATA_DIR: " " };
  expect(readSettings(blank)).toEqual(readSettings({}));
});

test("parses the list of proxies", () => {
  expect(readSettings({ TRUSTED_PROXIES: "127.0.0.1, 10.0.0.0/8,::1" }).trustedProxies).toEqual([
    "127.0.0.1",
    "10.0.0.0/8",
    "::1",
  ]);
});

test.each([
  ["PORT", "70000", "a whole number from 1 to 65535"],
  ["PORT", "http", "a whole number from 1 to 65535"],
  ["PORT", "0", "a whole number from 1 to 65535"],
  ["SITE_ORIGIN", "ranch.example", "https://"],
  ["SITE_ORIGIN", "http://ranch.example", "https://"],
  ["SITE_ORIGIN", "https://ranch.example/blog", "https://"],
  ["DATABASE_URL", "mysql://root@db/site", "postgres://"],
  ["TRUSTED_PROXIES", "everyone", "addresses or ranges"],
  ["TRUSTED_PROXIES", "10.0.0.0/99", "addresses or ranges"],
  ["DATABASE_URL", "postgres://site:a/b#c?d@db/site", "/ is %2F, # is %23 and \\? is %3F"],
  ["DATABASE_URL", "postgres://site@db/site?sslrootcert=/no.pem", "sslrootcert, .* files"],
  ["DATA_DIR", "~/data", "a path without ~"],
  ["SMTP_URL", "mail.example", "smtp://"],
  ["SMTP_URL", "smtp://", "smtp://"],
  ["LOG_LEVEL", "loud", "debug, info, warn, error or silent"],
])("%s=%s is rejected with the variable's name and what is allowed", (name, value, allowed) => {
  const read = () => readSettings({ [name]: value });
  expect(read).toThrow(new RegExp(`^${name} must be .*${allowed}`));
});

test("reports all invalid variables at once, without their values", () => {
  const wrong = { PORT: "x", DATABASE_URL: "mysql://root:secret@db/site" };
  expect(() => readSettings(wrong)).toThrow(/PORT must be[^]*DATABASE_URL must be/);
  expect(() => readSettings(wrong)).not.toThrow(/secret/);
});
