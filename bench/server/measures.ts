import { setTimeout as pause } from "node:timers/promises";
import { type Editor, makePost, type OpenPost, savePost } from "./desk.ts";

const EDITORS = 20;
const SAVES_EACH = 25;
/** A real desk saves every few seconds; here each saves again after a tenth of a second. */
const BETWEEN_SAVES_MS = 100;
const PUBLICATIONS = 60;
const LISTS = 30;

/** The address of a post published today in the site's time zone. */
async function addressOf(editor: Editor, { id }: OpenPost): Promise<string> {
  const response = await fetch(`${editor.origin}/api/posts/${id}`, {
    headers: { Cookie: editor.cookie },
  });
  const { post } = (await response.json()) as { post: { date: string; slug: string } };
  return `/blog/${post.date.slice(0, 4)}/${post.date.slice(5, 7)}/${post.slug}`;
}

/**
 * Publishes one post again and again.
 *
 * @param slug the post's slug, which must be new.
 * @returns milliseconds from each acknowledgment to the end of the first reader's response.
 */
export async function publications(editor: Editor, slug: string): Promise<number[]> {
  const post = await makePost(editor, slug, "publish");
  const address = editor.origin + (await addressOf(editor, post));
  const times: number[] = [];
  for (let at = 0; at < PUBLICATIONS; at += 1) {
    const title = `Published, time ${at}`;
    await savePost(editor, post, title, "publish");
    const start = performance.now();
    const html = await (await fetch(address)).text();
    times.push(performance.now() - start);
    if (!html.includes(title)) throw new Error(`The first reader did not see “${title}”`);
  }
  return times;
}

/** Response times of pages not requested since the last publication, in milliseconds. */
export async function renderings(editor: Editor, addresses: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const address of addresses) {
    const start = performance.now();
    const response = await fetch(editor.origin + address);
    await response.arrayBuffer();
    times.push(performance.now() - start);
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  }
  return times;
}

/** Durations of saving a draft while twenty editors save, in milliseconds. */
export async function draftSaves(editor: Editor): Promise<number[]> {
  const posts = await Promise.all(
    Array.from({ length: EDITORS }, (_, at) => makePost(editor, `draft-of-editor-${at}`, "save")),
  );
  const all = await Promise.all(
    posts.map(async (post, at) => {
      const times: number[] = [];
      await pause((at * BETWEEN_SAVES_MS) / EDITORS);
      for (let save = 0; save < SAVES_EACH; save += 1) {
        times.push(await savePost(editor, post, `Draft ${at}, save ${save}`, "save"));
        await pause(BETWEEN_SAVES_MS);
      }
      return times;
    }),
  );
  return all.flat();
}

/** Response times of the dashboard's first page, in milliseconds. */
export async function lists(editor: Editor): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < LISTS; at += 1) {
    const start = performance.now();
    const response = await fetch(`${editor.origin}/api/posts`, {
      headers: { Cookie: editor.cookie },
    });
    await response.arrayBuffer();
    times.push(performance.now() - start);
    if (!response.ok) throw new Error(`The list answered ${response.status}`);
  }
  return times;
}
