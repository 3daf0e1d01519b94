import { setImmediate } from "node:timers/promises";
import { parsePostFile } from "#app/content-model/posts/parse-post.ts";
import type { Db } from "../database/open.ts";
import { timeZone } from "../database/site-settings.ts";
import { autosaveColumns } from "../database/tables.ts";
import { ApiError } from "../http/api-error.ts";
import { fieldsOfPost } from "../posts/fields.ts";
import { copiedText, type IncomingText } from "../texts/copies.ts";
import type { Edition } from "../texts/edition.ts";
import { letterCopy, SITE_LETTERS, SITE_UNSAVED } from "./copy/letters.ts";
import {
  readAllLines,
  readJson,
  readLines,
  reasonOf,
  type Renaming,
  textOf,
  type Unreadable,
} from "./copy/lists.ts";
import { copiedMedia, FILES_LIST, MEDIA_LIST } from "./copy/media.ts";
import { fieldsIn, postCopy, SITE_POSTS } from "./copy/posts.ts";
import { SITE_REST, siteRest } from "./copy/site.ts";
import { type ChosenFile, type ImportedFile, openFiles } from "./formats/files.ts";
import { type ForeignExport, incomingPosts } from "./formats/foreign-post.ts";
import { readGhost } from "./formats/read-ghost.ts";
import { isOwnFile, MARKDOWN_FILE, readMarkdown } from "./formats/read-markdown.ts";
import { isWordPress, readWordPress } from "./formats/read-wordpress.ts";
import { Uploads } from "./formats/uploads.ts";
import type { Incoming, IncomingPost } from "./incoming.ts";
import { MAX_MARKDOWN_BYTES } from "./limits.ts";

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
    const { files } = opened;
    return {
      ...((await siteCopy(files)) ?? (await otherContent(db, edition, files))),
      media: await copiedMedia(files),
      letters: (renamed) => readAllLines(files, SITE_LETTERS, letterCopy, renamed),
      unsaved: (renamed) => readAllLines(files, SITE_UNSAVED, autosaveColumns, renamed),
      [Symbol.dispose]: opened[Symbol.dispose],
    };
  } catch (error) {
    opened[Symbol.dispose]();
    throw error;
  }
}

type Content = Pick<Incoming, "posts" | "uploads" | "rest" | "texts" | "leftOut">;

async function siteCopy(files: readonly ImportedFile[]): Promise<Content | undefined> {
  const posts = files.find(({ name }) => name === SITE_POSTS);
  if (!posts) return undefined;
  const rest = await readJson(files, SITE_REST, siteRest);
  return {
    posts: (renamed) => copiedPosts(posts, renamed),
    uploads: new Uploads([]),
    rest,
    texts: (rest?.texts ?? []).map(copiedText),
    leftOut: [],
  };
}

/** Reads the posts of a site's copy. */
async function* copiedPosts(
  file: ImportedFile,
  renamed: Renaming,
): AsyncGenerator<IncomingPost | Unreadable> {
  for await (const one of readLines(file, postCopy, renamed)) {
    if ("why" in one) {
      yield one;
      continue;
    }
    const { source, data: copy } = one;
    const isTrashed = copy.deleted_at !== null;
    yield {
      source,
      id: copy.id,
      fields: fieldsIn(copy, copy.head),
      facts: { draft: copy.live === null || isTrashed },
      notes: isTrashed ? [{ says: "It was in the trash there, and goes to the trash here." }] : [],
      copy,
    };
  }
}

async function otherContent(
  db: Db,
  edition: Edition,
  files: readonly ImportedFile[],
): Promise<Content> {
  const uploads = new Uploads(files);
  const zone = await timeZone(db);
  const foreign: ForeignExport[] = [];
  const markdown: ImportedFile[] = [];
  const xmls: string[] = [];
  for (const file of files) {
    const kind = await kindOf(file);
    if (kind === "markdown") markdown.push(file);
    if (kind === "xml" && isWordPress(await file.start())) xmls.push(await textOf(file));
    else if (kind === "xml" && file.chosen)
      throw refusal("This XML file isn’t an export of WordPress.");
    if (kind !== "json") continue;
    const ghost = readGhost(await textOf(file));
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
    async *posts(renamed) {
      for (const { blog, posts } of foreign) {
        for (const post of incomingPosts(blog, posts, zone, (address) => uploads.find(address))) {
          yield post;
          // Converting thousands of texts must not keep readers waiting.
          await setImmediate();
        }
      }
      const site = { uploads, zone, isOwn: texts.length > 0 };
      for (const file of markdown) yield* markdownPosts(file, renamed, site);
    },
    uploads,
    texts,
    leftOut: foreign.flatMap(({ leftOut }) => leftOut),
  };
}

type Kind = "markdown" | "json" | "xml";

/**
 * A file with a Markdown name is Markdown, which may begin with anything. Any other chosen file is recognized by its
 * beginning, and otherwise, as in a zip, by its name.
 */
async function kindOf(file: ImportedFile): Promise<Kind | undefined> {
  if (MARKDOWN_FILE.test(file.name)) return "markdown";
  if (file.chosen) {
    const start = await file.start();
    if (start.startsWith("---")) return "markdown";
    if (start.startsWith("{")) return "json";
    if (start.startsWith("<")) return "xml";
  }
  if (file.name.endsWith(".json") && file.name !== MEDIA_LIST && file.name !== FILES_LIST)
    return "json";
  return file.name.endsWith(".xml") ? "xml" : undefined;
}

const MARKDOWN = { system: "markdown", name: "", home: undefined } as const;

/** The post of a Markdown file. A post of this site is checked as the build checks it; any other becomes a draft. */
async function* markdownPosts(
  file: ImportedFile,
  renamed: Renaming,
  {
    uploads,
    zone,
    isOwn,
  }: {
    readonly uploads: Uploads;
    readonly zone: string;
    /** Whether the file was chosen together with this site's pages. */
    readonly isOwn: boolean;
  },
): AsyncGenerator<IncomingPost | Unreadable> {
  const source = file.name;
  try {
    const text = renamed(await textOf(file, MAX_MARKDOWN_BYTES));
    if (isOwn || isOwnFile(text)) {
      const { post, facts } = parsePostFile(source, text);
      yield { source, id: post.id, fields: fieldsOfPost(post), facts, notes: [] };
      return;
    }
    const place = `http://folder.invalid/${source.split("/").map(encodeURIComponent).join("/")}`;
    const uploaded = (address: string) =>
      uploads.find(URL.parse(address, place)?.href ?? address) ?? uploads.find(address);
    const post = readMarkdown(source, text, zone);
    for (const one of incomingPosts(MARKDOWN, [post], zone, uploaded)) yield { ...one, source };
  } catch (error) {
    yield { source, why: reasonOf(error) };
  }
}

/** The files of pages and settings in a zip of a checkout, or of its `content/`. */
async function contentTexts(
  edition: Edition,
  files: readonly ImportedFile[],
): Promise<(IncomingText | Unreadable)[]> {
  const texts: (IncomingText | Unreadable)[] = [];
  for (const { file } of edition.files) {
    const found = files.find(({ name }) => name === file || name.endsWith(`/${file}`));
    if (!found) continue;
    try {
      texts.push({ file, ...edition.compared(file, await textOf(found, MAX_MARKDOWN_BYTES)) });
    } catch (error) {
      texts.push({ source: file, why: reasonOf(error) });
    }
  }
  return texts;
}

function refusal(message: string): ApiError {
  return new ApiError(422, "import", { message });
}
