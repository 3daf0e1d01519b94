import { randomUUID } from "node:crypto";
import { DRAFT } from "../../server/testing/drafts.ts";

/** A signed-in editor, who sends the desk's requests. */
export interface Editor {
  readonly origin: string;
  readonly cookie: string;
}

/** A post with the version that the next save is based on. */
export interface OpenPost {
  readonly id: string;
  readonly slug: string;
  version: number;
}

/** A text about as long as the site's own posts. */
const PARAGRAPH =
  "The herd moved on before the grass was short, and the paddock rested for weeks. ";
const LONG_TEXT = `${DRAFT.content}\n\n${PARAGRAPH.repeat(80)}`;

const headersOf = ({ origin, cookie }: Editor) => ({
  Origin: origin,
  Cookie: cookie,
  "Content-Type": "application/json",
});

/** Creates a post. @throws Error with the response if it is rejected. */
export async function makePost(editor: Editor, name: string, intent: string): Promise<OpenPost> {
  const id = randomUUID();
  const draft = { ...DRAFT, title: name, slug: name, content: LONG_TEXT };
  const response = await fetch(`${editor.origin}/api/posts/${id}`, {
    method: "PUT",
    headers: headersOf(editor),
    body: JSON.stringify({ draft, intent }),
  });
  if (!response.ok) throw new Error(`A post was refused: ${await response.text()}`);
  return { id, slug: name, version: 1 };
}

/** Saves a post. @returns milliseconds until the server acknowledges it. */
export async function savePost(
  editor: Editor,
  post: OpenPost,
  title: string,
  intent: string,
): Promise<number> {
  const draft = { ...DRAFT, title, slug: post.slug, content: `${LONG_TEXT}\n\n${title}` };
  const start = performance.now();
  const response = await fetch(`${editor.origin}/api/posts/${post.id}`, {
    method: "PATCH",
    headers: { ...headersOf(editor), "If-Match": `"${post.version}"` },
    body: JSON.stringify({ draft, intent }),
  });
  const text = await response.text();
  const spent = performance.now() - start;
  if (!response.ok) throw new Error(`A save was refused: ${text}`);
  post.version += 1;
  return spent;
}
