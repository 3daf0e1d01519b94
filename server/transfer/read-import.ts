import { setImmediate } from "node:timers/promises";
import type { Db } from "../database/open.ts";
import { timeZone } from "../database/site-settings.ts";
import { ApiError } from "../http/api-error.ts";
import { type ChosenFile, type ImportedFile, openFiles } from "./formats/files.ts";
import { incomingPosts } from "./formats/foreign-post.ts";
import { autosaveCopy } from "./copied-autosaves.ts";
import { letterCopy } from "./copied-letters.ts";
import {
  copiedFiles,
  copiedImages,
  copiedLines,
  copiedPosts,
  copiedRest,
  contentTexts,
  markdownPosts,
  textOf,
} from "./formats/own-files.ts";
import { readGhost } from "./formats/read-ghost.ts";
import { type ForeignExport, isWordPress, readWordPress } from "./formats/read-wordpress.ts";
import { Uploads } from "./formats/uploads.ts";
import type { Incoming } from "./incoming.ts";
import type { Edition } from "../texts/edition.ts";
import { copiedText } from "../texts/imported.ts";
import { FILES_LIST, MEDIA_LIST, SITE_LETTERS, SITE_POSTS, SITE_UNSAVED } from "./limits.ts";

/**
 * Finds out what the chosen files are: a copy of a site; exports of other systems, with or without their
 * pictures; or files of a checkout's `content/`.
 *
 * @throws ApiError 422
 */
export async function readImport(
  db: Db,
  edition: Edition,
  chosen: readonly ChosenFile[],
): Promise<Incoming> {
  const opened = await openFiles(chosen);
  try {
    const content = await contentOf(db, edition, opened.files);
    return { ...content, [Symbol.dispose]: opened[Symbol.dispose] };
  } catch (error) {
    opened[Symbol.dispose]();
    throw error;
  }
}

type Content = Omit<Incoming, typeof Symbol.dispose>;

async function contentOf(
  db: Db,
  edition: Edition,
  files: readonly ImportedFile[],
): Promise<Content> {
  const uploads = new Uploads(files);
  const letters = () => copiedLines(files, SITE_LETTERS, letterCopy);
  const unsaved = () => copiedLines(files, SITE_UNSAVED, autosaveCopy);
  const copy = files.find(({ name }) => name === SITE_POSTS);
  if (copy) {
    const [rest, images] = [await copiedRest(files), await copiedImages(files)];
    return {
      posts: () => copiedPosts(copy),
      images,
      files: await copiedFiles(files),
      uploads,
      texts: (rest?.texts ?? []).map(copiedText),
      letters,
      unsaved,
      ...(rest ? { rest } : {}),
      leftOut: [],
    };
  }
  const zone = await timeZone(db);
  const foreign: ForeignExport[] = [];
  const markdown: ImportedFile[] = [];
  const xmls: string[] = [];
  for (const file of files) {
    const kind = await kindOf(file);
    if (kind === "markdown") markdown.push(file);
    if (kind === "xml" && isWordPress(await file.start())) xmls.push(await wholeText(file));
    else if (kind === "xml" && file.chosen)
      throw refusal("This XML file isn’t an export of WordPress.");
    if (kind !== "json") continue;
    const ghost = readGhost(await wholeText(file));
    if (ghost) foreign.push(ghost);
    else if (file.chosen) throw refusal("This JSON file isn’t an export of Ghost.");
  }
  if (xmls.length > 0) foreign.push(readWordPress(xmls, zone));
  const texts = await contentTexts(edition, files);
  if (foreign.length === 0 && markdown.length === 0 && texts.length === 0) {
    throw refusal(
      uploads.count > 0
        ? "These are only pictures. Choose the old site’s export beside them."
        : "Choose an export of this site, a zip of its content folder, Markdown files, a Ghost export or a WordPress export.",
    );
  }
  return {
    async *posts() {
      for (const { blog, posts } of foreign) {
        for (const post of incomingPosts(blog, posts, zone, (address) => uploads.find(address))) {
          yield post;
          // Converting thousands of texts must not keep readers waiting.
          await setImmediate();
        }
      }
      yield* markdownPosts(markdown);
    },
    images: await copiedImages(files),
    files: [],
    uploads,
    texts,
    letters,
    unsaved,
    leftOut: foreign.flatMap(({ leftOut }) => leftOut),
  };
}

type Kind = "markdown" | "json" | "xml";

/** A chosen file is known by its beginning, whatever it is called; one in a zip by its name. */
async function kindOf(file: ImportedFile): Promise<Kind | undefined> {
  if (file.chosen) {
    const start = await file.start();
    if (start.startsWith("---")) return "markdown";
    if (start.startsWith("{")) return "json";
    if (start.startsWith("<")) return "xml";
    return undefined;
  }
  if (file.name.endsWith(".md")) return "markdown";
  if (file.name.endsWith(".json") && file.name !== MEDIA_LIST && file.name !== FILES_LIST)
    return "json";
  return file.name.endsWith(".xml") ? "xml" : undefined;
}

async function wholeText(file: ImportedFile): Promise<string> {
  try {
    return await textOf(file);
  } catch (error) {
    throw error instanceof ApiError ? error : refusal(`${file.name} is not text in UTF-8.`);
  }
}

function refusal(message: string): ApiError {
  return new ApiError(422, "import", { message });
}
