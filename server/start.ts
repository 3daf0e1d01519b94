import { join } from "node:path";
import { sessionCookie } from "./accounts/signing-in/cookie.ts";
import { makeLink } from "./accounts/links.ts";
import { hasOwner } from "./accounts/users.ts";
import { currentSnapshot } from "./content/current-snapshot.ts";
import { contentOfSnapshots } from "./content/snapshot-content.ts";
import { dailyBackup } from "./database/backup.ts";
import { listenForContent } from "./database/notices.ts";
import { lockDataFolder, openDatabase } from "./database/open.ts";
import { createApi } from "./http/api.ts";
import { checkPicturesFolder, movePictures } from "./images/picture-files.ts";
import { createWebServer, listen, type WebServerOptions } from "./http/web-server.ts";
import { sendDueMails } from "./mail/outbox.ts";
import { smtpSender } from "./mail/smtp.ts";
import { letterSender } from "./newsletter/letters/send-letters.ts";
import { startJobs } from "./operations/background-jobs.ts";
import { connectionLog } from "./operations/connection-log.ts";
import { runHousekeeping } from "./operations/housekeeping.ts";
import { createLog, withoutAddresses } from "./operations/log.ts";
import { createMetrics } from "./operations/metrics.ts";
import { countMissing } from "./redirects/missing.ts";
import { versionOf } from "./operations/version.ts";
import { SearchedTexts } from "./content/searched-texts.ts";
import type { Services } from "./services.ts";
import type { Settings } from "./settings.ts";
import { bundleFiles } from "./site/bundle-files.ts";
import { AnswerCache } from "./site/answer-cache.ts";
import { outdatedShareImages } from "./site/share-images.ts";
import { findRedirect } from "./site/redirects.ts";
import type { SiteHandler } from "./site/load-site.ts";
import { mediaAnswer } from "./site/media.ts";
import { sitePages } from "./site/pages.ts";
import { previewAnswer } from "./site/preview.ts";
import { type LiveTexts, readEdition } from "./texts/edition.ts";
import { senderNow } from "./texts/site-now.ts";
import { importFirstPosts } from "./transfer/first-posts.ts";
import { deleteLeftBehind } from "./transfer/receive.ts";

const CACHE_BYTES = 16 * 1024 * 1024;
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** How long requests in progress may take to finish before the server stops. */
const SHUTDOWN_TIMEOUT_MS = 10 * SECOND_MS;

interface StartOptions {
  readonly settings: Settings;
  readonly site: SiteHandler;
  /** Folder of the browser bundle. */
  readonly clientFolder: string;
  /** The checkout, with the posts imported on the first start, and the pages' texts. */
  readonly root: string;
  readonly now?: () => number;
  /** How much memory cached answers may use. */
  readonly cacheBytes?: number;
  /** Middleware that runs before the site: Vite, in development. */
  readonly before?: WebServerOptions["before"];
}

export interface RunningServer {
  readonly port: number;
  /** Link for creating the first account, while there is none. */
  readonly setUpLink: string | undefined;
  /** Accepts no more requests, finishes those in progress, and closes the database. */
  stop(): Promise<void>;
}

/** The texts that the files of the build were made with. */
const AS_IT_CAME: LiveTexts = new Map();

/**
 * Starts the server edition.
 *
 * @throws DatabaseError or Error, in plain words, for anything an operator can fix.
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { settings, site, clientFolder, root, now = Date.now } = options;
  const { cacheBytes = CACHE_BYTES, before } = options;
  const { origin, dataFolder, picturesFolder, databaseUrl } = settings;
  const log = createLog(settings.logLevel);
  const release = lockDataFolder(settings);
  const connection = connectionLog(log);
  const lost = (error: Error) => connection.failed("database", error);
  const database = await openDatabase(settings, lost).catch((error: unknown) => {
    release();
    throw error;
  });
  const { db } = database;
  await checkPicturesFolder(db, picturesFolder).catch(async (error: unknown) => {
    await database.close();
    release();
    throw error;
  });
  await importFirstPosts(db, join(root, "content/posts"), now());

  const current = await currentSnapshot(db, now, log);
  const texts = new SearchedTexts(db);
  const edition = readEdition(root);
  const contentOf = contentOfSnapshots(db, edition, texts);
  // Fails now, naming the file, if a file in `content/` is invalid.
  contentOf(await current.now());
  const cache = new AnswerCache(cacheBytes);
  const version = versionOf(root);
  const metrics = createMetrics({
    db,
    cache,
    now,
    version,
    database: database.kind,
    dataFolder,
  });
  database.onQuery(metrics.observeQuery);
  const missing = countMissing(db);
  const timed: SiteHandler = async (request, content) => {
    const start = performance.now();
    try {
      return await site(request, content);
    } finally {
      metrics.rendered(performance.now() - start);
    }
  };
  const bundle = bundleFiles(clientFolder);
  const pages = sitePages({
    site: timed,
    origin,
    current,
    contentOf,
    files: (path, { texts: now }) =>
      outdatedShareImages(edition.shown(AS_IT_CAME), edition.shown(now))(path)
        ? undefined
        : bundle(path),
    cache,
    redirectOf: (address) =>
      findRedirect(
        db,
        address,
        now(),
        (used) => missing.count(used),
        async (path) => (await pages.pageAt(path)) !== undefined,
      ),
    onMissing: (address) => missing.count(address),
  });
  const mail =
    settings.smtpUrl === undefined
      ? undefined
      : await smtpSender(settings.smtpUrl, () => senderNow(db));
  let mailProblem: string | undefined;
  let picturesProblem: string | undefined;
  const media = (path: string) => mediaAnswer(db, path, picturesFolder);
  const services: Services = {
    db,
    now,
    startedAt: now(),
    origin,
    cookie: sessionCookie(origin),
    mail,
    mailsPerMinute: settings.mailsPerMinute,
    mailProblem: () => mailProblem,
    saveMissing: () => missing.write(now()),
    database: database.kind,
    version,
    dataFolder,
    picturesFolder,
    picturesProblem: () => picturesProblem,
    log,
    contentState: () => current.state(),
    edition,
    async showPage(address, texts) {
      const content = {
        ...contentOf(await current.now()),
        site: () => Promise.resolve(texts.site),
        pages: () => Promise.resolve(texts.pages),
      };
      return site(new Request(origin + address), content);
    },
    search: async (term, number) => contentOf(await current.now()).search(term, number),
    deskTexts: new SearchedTexts(db, texts),
    pages: async () => contentOf(await current.now()).pages(),
    pageAt: async (path) => (await media(path)) ?? pages.pageAt(path),
    // The change is already saved: if this fails, the check in the next second picks it up.
    published: () =>
      current.refresh().catch((error: unknown) => connection.failed("reading the content", error)),
  };
  const server = createWebServer({
    api: createApi(services, settings.trustedProxies),
    pages,
    media,
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
      onError: (error) => connection.failed("listening for changes", error),
      signal: end.signal,
    });
  }
  const sendLetters =
    mail &&
    letterSender({
      db,
      send: mail,
      now,
      origin,
      perMinute: settings.mailsPerMinute,
      log,
      signal: end.signal,
    });
  const backUpIfDue = databaseUrl === undefined ? dailyBackup(db, dataFolder) : undefined;
  const waitForJobs = startJobs(
    [
      {
        name: "watching the content",
        everyMs: SECOND_MS,
        work: async () => {
          await current.refresh();
          connection.answered();
        },
      },
      {
        name: "reading texts for search",
        everyMs: SECOND_MS,
        work: async () => void (await texts.of((await current.now()).posts)),
      },
      {
        name: "sending mail",
        everyMs: 5 * SECOND_MS,
        work: async () => {
          const refused = mail && (await sendDueMails(db, mail, now, mailProblem));
          const reason = refused === undefined ? undefined : withoutAddresses(refused);
          if (reason !== undefined && reason !== mailProblem)
            log.warn("mails are not going out", { reason });
          mailProblem = reason;
        },
      },
      {
        name: "sending letters",
        everyMs: SECOND_MS,
        work: async () => sendLetters?.(),
      },
      {
        name: "counting missing addresses",
        everyMs: MINUTE_MS,
        work: services.saveMissing,
      },
      {
        name: "moving pictures to files",
        everyMs: MINUTE_MS,
        work: async () => {
          if (picturesFolder === undefined) return;
          try {
            await movePictures(db, picturesFolder);
            picturesProblem = undefined;
          } catch (error) {
            picturesProblem = error instanceof Error ? error.message : String(error);
            throw error;
          }
        },
      },
      { name: "housekeeping", everyMs: HOUR_MS, work: () => runHousekeeping(db, now()) },
      {
        name: "deleting what killed imports left",
        everyMs: HOUR_MS,
        work: () => deleteLeftBehind(dataFolder, now()),
      },
      {
        name: "the backup",
        everyMs: 5 * SECOND_MS,
        work: async () => backUpIfDue?.(now()),
      },
    ],
    connection,
    end.signal,
  );

  async function close(): Promise<void> {
    end.abort();
    // A mail that is being sent is marked as sent before the database closes.
    await waitForJobs(SHUTDOWN_TIMEOUT_MS);
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
        const late = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
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
