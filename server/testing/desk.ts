import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { sessionCookie } from "../accounts/signing-in/cookie.ts";
import { makeLink } from "../accounts/links.ts";
import type { ContentState } from "../content/current-snapshot.ts";
import { readSnapshot } from "../content/snapshot.ts";
import { contentOf } from "../content/snapshot-content.ts";
import type { OpenDatabase } from "../database/open.ts";
import type { ExtractSchema } from "hono/types";
import { type Api, createApi } from "../http/api.ts";
import type { SendMail } from "../mail/smtp.ts";
import type { FreshDatabase } from "./databases.ts";
import { createLog } from "../operations/log.ts";
import { SearchedTexts } from "../content/searched-texts.ts";
import { site } from "#content/site.ts";
import type { Services } from "../services.ts";
import { edition } from "./edition.ts";

const ORIGIN = "https://ranch.example";
const START = Date.UTC(2026, 10, 22, 18);
/** Texts of a site without pages. */
export const NO_PAGES = { site, pages: [] } as const;
export const PASSWORD = "The creek ran dry in August";

export type TestDesk = ReturnType<typeof testDesk>;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, or text. */
  readonly body: Body;
}

type Schema = ExtractSchema<Api>;
type OfRoutes<Part> = Part extends { readonly output: infer Output }
  ? Extract<Output, object>
  : never;
/** The bodies of all routes' responses. */
type Answered = OfRoutes<
  { [Path in keyof Schema]: Schema[Path][keyof Schema[Path]] }[keyof Schema]
>;
type Plain = string | number | boolean;
/**
 * A union as one type with the properties of all its members, so that tests can read any of them; a missing one fails
 * the expectation. If a list, a text and an object share a name, the list wins, then the text.
 */
type Merged<Whole> = [Extract<Whole, readonly unknown[]>] extends [never]
  ? [Extract<Whole, Plain>] extends [never]
    ? { readonly [Name in NameIn<Whole>]: Merged<PartOf<Whole, Name>> }
    : Extract<Whole, Plain>
  : Merged<Extract<Whole, readonly unknown[]>[number]>[];
type NameIn<Whole> = Whole extends object ? keyof Whole : never;
type PartOf<Whole, Name> = Whole extends unknown
  ? Name extends keyof Whole
    ? Whole[Name]
    : never
  : never;
type Body = Merged<Answered | { readonly error: Problem }>;
interface Problem {
  readonly code: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly current: Merged<Answered>;
  readonly base: Merged<Answered>;
}

export interface Browser {
  cookie: string;
  send(method: string, path: string, body?: unknown, headers?: HeadersInit): Promise<Answer>;
}

/** A server's API on a fresh database, with a clock that tests control, and browsers to use it. */
export function testDesk(
  { db, kind }: OpenDatabase,
  options: Partial<Pick<Services, "database" | "origin" | "pageAt" | "published">> & {
    /** Sends mails; `true` discards them. */
    readonly mail?: SendMail | true;
    readonly trustedProxies?: readonly string[];
    readonly contentState?: ContentState;
    readonly picturesProblem?: string;
  } = {},
) {
  const clock = { now: START };
  /** The lines of the log. */
  const lines: string[] = [];
  const origin = options.origin ?? ORIGIN;
  const texts = new SearchedTexts(db);
  const services: Services = {
    db,
    now: () => clock.now,
    startedAt: clock.now,
    origin,
    cookie: sessionCookie(origin),
    mail: options.mail === true ? () => Promise.resolve() : options.mail,
    mailsPerMinute: 60,
    mailProblem: () => undefined,
    saveMissing: () => Promise.resolve(),
    database: options.database ?? kind,
    version: "1.0.0",
    dataFolder: tmpdir(),
    picturesFolder: undefined,
    picturesProblem: () => options.picturesProblem,
    log: createLog("info", (line) => lines.push(line)),
    contentState: () => options.contentState ?? { broken: [], isOld: false },
    edition,
    // A page's texts in the order of its file, as JSON.
    showPage: (address, { pages }) =>
      Promise.resolve(Response.json(pages.find((page) => page.address === address))),
    search: async (term, number) =>
      contentOf(db, await readSnapshot(db, clock.now), NO_PAGES, texts).search(term, number),
    deskTexts: new SearchedTexts(db, texts),
    pages: () => Promise.resolve([]),
    pageAt: options.pageAt ?? (() => Promise.resolve(undefined)),
    published: options.published ?? (() => Promise.resolve()),
  };
  const app = createApi(services, options.trustedProxies ?? []);
  /** A browser without cookies. @param address the client's */
  const browser = (address = ""): Browser => newBrowser(app, origin, address);

  async function welcome(link: string, fields: object): Promise<Browser> {
    const fresh = browser();
    const token = link.slice(link.indexOf("#") + 1);
    const { status } = await fresh.send("POST", "/api/welcome", {
      token,
      password: PASSWORD,
      ...fields,
    });
    if (status !== 200) throw new Error(`The welcome answered ${status}.`);
    return fresh;
  }

  async function invited(by: Browser, person: object, name: string): Promise<Browser> {
    const { body } = await by.send("POST", "/api/users", person);
    return welcome(body.link, { name });
  }

  return {
    services,
    clock,
    lines,
    app,
    browser,
    /** A browser signed in as the first owner. */
    owner: async () => {
      const { link } = await makeLink(db, origin, "setup", null, clock.now);
      return welcome(link, { email: "ana@ranch.example", name: "Ana" });
    },
    /** Browsers signed in as people whom an owner invited. */
    editor: (by: Browser, email = "ben@ranch.example") =>
      invited(by, { email, role: "editor" }, "Ben"),
    contributor: (by: Browser, email = "carla@ranch.example") =>
      invited(by, { email, role: "contributor" }, "Carla"),
  };
}

/** A test desk with Ana, its first owner, signed in. */
export async function ownersDesk(fresh: FreshDatabase, options?: Parameters<typeof testDesk>[1]) {
  const desk = testDesk(await fresh(), options);
  return { ...desk, db: desk.services.db, ana: await desk.owner() };
}

function newBrowser(app: Api, origin: string, address: string): Browser {
  const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: address });
  const incoming = new IncomingMessage(socket);
  const browser: Browser = {
    cookie: "",
    async send(method, path, body, headers = {}) {
      const sent = new Headers(headers);
      if (method !== "GET" && !sent.has("Origin")) sent.set("Origin", origin);
      if (browser.cookie !== "") sent.set("Cookie", browser.cookie);
      const binary = body instanceof Uint8Array;
      if (body !== undefined && !binary) sent.set("Content-Type", "application/json");
      const bytes = binary ? body : JSON.stringify(body);
      const request = {
        method,
        headers: sent,
        ...(body === undefined ? {} : { body: Buffer.from(bytes) }),
      };
      const response = await app.request(path, request, { incoming });
      const set = response.headers.get("Set-Cookie");
      if (set !== null) browser.cookie = /max-age=0/i.test(set) ? "" : (set.split(";")[0] ?? "");
      return { status: response.status, headers: response.headers, body: await bodyOf(response) };
    },
  };
  return browser;
}

async function bodyOf(response: Response): Promise<Body> {
  const type = response.headers.get("Content-Type") ?? "";
  const text = await response.text();
  // A page or a file is returned as text.
  return JSON.parse(type.includes("json") && text !== "" ? text : JSON.stringify(text));
}
