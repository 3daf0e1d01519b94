import { join } from "node:path";
import { readPage } from "../app/backend/files/read-page.ts";
import type { ContentPort } from "../app/backend/ports/content.ts";
import { sessionCookie } from "./accounts/signing-in/cookie.ts";
import { makeLink } from "./accounts/links.ts";
import { hasOwner } from "./accounts/users.ts";
import { currentSnapshot } from "./content/current-snapshot.ts";
import { contentOfSnapshots } from "./content/snapshot-content.ts";
import { backUp } from "./database/backup.ts";
import { listenForContent } from "./database/notices.ts";
import { claimFolder, openDatabase } from "./database/open.ts";
import { lastTime, noteTime } from "./database/site-settings.ts";
import { createApi } from "./http/api.ts";
import { createWebServer, listen, type WebServerOptions } from "./http/web-server.ts";
import { sendDueMails } from "./mail/outbox.ts";
import { smtpSender } from "./mail/smtp.ts";
import { runChores } from "./operations/every.ts";
import { keepHouse } from "./operations/housekeeping.ts";
import { createLog, withoutAddresses } from "./operations/log.ts";
import { createMetrics } from "./operations/metrics.ts";
import { countMissing } from "./operations/missing.ts";
import { versionOf } from "./operations/version.ts";
import { PublishedTexts } from "./search/published-texts.ts";
import type { Services } from "./services.ts";
import type { Settings } from "./settings.ts";
import { bundleFiles } from "./site/bundle-files.ts";
import { KeptAnswers } from "./site/kept-answers.ts";
import { findLead } from "./site/leads.ts";
import type { SiteHandler } from "./site/load-site.ts";
import { mediaAnswer } from "./site/media.ts";
import { sitePages } from "./site/pages.ts";
import { previewAnswer } from "./site/preview.ts";
import { takeInFirstPosts } from "./transfer/first-posts.ts";

const KEPT_ANSWERS_BYTES = 16 * 1024 * 1024;
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** What is being answered may be finished before the server ends. */
const GOODBYE_MS = 10 * SECOND_MS;

export interface StartOptions {
  readonly settings: Settings;
  readonly site: SiteHandler;
  /** The folder of the files that the build made for the browser. */
  readonly clientFolder: string;
  /** The checkout: posts of the first start and the texts of pages. */
  readonly root: string;
  readonly now?: () => number;
  /** How much memory kept answers may take. */
  readonly keptAnswersBytes?: number;
  /** Answers what it knows before the site does: Vite, while developing. */
  readonly before?: WebServerOptions["before"];
}

export interface RunningServer {
  readonly port: number;
  /** To make the first account with, as long as there is none. */
  readonly setUpLink: string | undefined;
  /** Takes no more requests, finishes those that are there, and closes the database. */
  stop(): Promise<void>;
}

/**
 * Starts the server edition.
 *
 * @throws DatabaseError or Error in plain words for whatever an operator can change.
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { settings, site, clientFolder, root, now = Date.now } = options;
  const { keptAnswersBytes = KEPT_ANSWERS_BYTES, before } = options;
  const { origin, dataFolder, databaseUrl } = settings;
  const log = createLog(settings.logLevel);
  const release = databaseUrl === undefined ? claimFolder(dataFolder) : () => {};
  const database = await openDatabase(settings, (error) => log.error("database", { error })).catch(
    (error: unknown) => {
      release();
      throw error;
    },
  );
  const { db } = database;
  await takeInFirstPosts(db, join(root, "content/posts"), now());

  const current = await currentSnapshot(db, now);
  const page: ContentPort["page"] = (kind) => Promise.resolve(readPage(kind, root));
  const texts = new PublishedTexts(db);
  const contentOf = contentOfSnapshots(db, page, texts);
  const kept = new KeptAnswers(keptAnswersBytes);
  const version = versionOf(root);
  const metrics = createMetrics({
    db,
    kept,
    now,
    version,
    database: database.kind,
    dataFolder,
  });
  database.onQuery(metrics.queried);
  const missing = countMissing(db);
  let mailProblem: string | undefined;
  const services: Services = {
    db,
    now,
    startedAt: now(),
    origin,
    cookie: sessionCookie(origin),
    mail: settings.smtpUrl !== undefined,
    mailProblem: () => mailProblem,
    makesBackups: database.file !== undefined,
    noteMissing: () => missing.write(now()),
    database: database.kind,
    version,
    dataFolder,
    log,
    search: async (term, number) => contentOf(await current.now()).search(term, number),
    // The change is saved, whatever comes of this: the next second's look finds it too.
    published: () =>
      current.refresh().catch((error: unknown) => log.error("reading the content", { error })),
  };
  const timed: SiteHandler = async (request, content) => {
    const start = performance.now();
    try {
      return await site(request, content);
    } finally {
      metrics.rendered(performance.now() - start);
    }
  };
  const server = createWebServer({
    api: createApi(services, settings.trustedProxies),
    pages: sitePages({
      site: timed,
      origin,
      current,
      contentOf,
      files: bundleFiles(clientFolder),
      kept,
      leadOf: (address) => findLead(db, address, now()),
      onMissing: (address) => missing.count(address),
    }),
    media: (path) => mediaAnswer(db, path),
    preview: async (path) => {
      const content = contentOf(await current.now());
      return previewAnswer(db, site, origin, content, path, now());
    },
    metrics,
    log,
    ...(before ? { before } : {}),
  });

  const end = new AbortController();
  if (databaseUrl !== undefined) {
    void listenForContent({
      url: databaseUrl,
      onNotice: () => void services.published(),
      onError: (error) => log.error("listening for changes", { error }),
      signal: end.signal,
    });
  }
  const send = settings.smtpUrl === undefined ? undefined : await smtpSender(settings.smtpUrl);
  runChores(
    [
      { name: "watching the content", everyMs: SECOND_MS, work: () => current.refresh() },
      {
        name: "reading texts for search",
        everyMs: SECOND_MS,
        work: async () => void (await texts.of((await current.now()).posts)),
      },
      {
        name: "sending mail",
        everyMs: 5 * SECOND_MS,
        work: async () => {
          const refused = send && (await sendDueMails(db, send, now));
          if (refused !== undefined)
            log.warn("mails are not going out", { reason: withoutAddresses(refused) });
          mailProblem = refused === undefined ? undefined : withoutAddresses(refused);
        },
      },
      {
        name: "counting missing addresses",
        everyMs: MINUTE_MS,
        work: services.noteMissing,
      },
      { name: "housekeeping", everyMs: HOUR_MS, work: () => keepHouse(db, now()) },
      { name: "the backup", everyMs: 5 * SECOND_MS, work: backUpDaily },
    ],
    log,
    end.signal,
  );

  async function backUpDaily(): Promise<void> {
    const { file } = database;
    if (!file) return;
    const age = now() - ((await lastTime(db, "backup")) ?? 0);
    // One from the future was made before the clock was set back, and must not stop the next.
    if (age >= 0 && age < DAY_MS) return;
    await backUp(file, dataFolder, now());
    await noteTime(db, "backup", now());
  }

  async function close(): Promise<void> {
    end.abort();
    await missing.write(now());
    await database.close();
    release();
  }

  try {
    const port = await listen(server, settings.host, settings.port);
    const link = (await hasOwner(db))
      ? undefined
      : await makeLink(db, origin, "setup", null, now());
    return {
      port,
      setUpLink: link?.link,
      async stop() {
        const closed = new Promise<void>((done) => server.close(() => done()));
        server.closeIdleConnections();
        const late = setTimeout(() => server.closeAllConnections(), GOODBYE_MS);
        await closed;
        clearTimeout(late);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
