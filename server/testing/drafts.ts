import type { OptionalTexts } from "#app/domain/posts/post.ts";
import { randomUUID } from "node:crypto";
import type { Browser } from "./desk.ts";

/** A complete draft, as the desk's form sends it. */
export const DRAFT = {
  title: "Water first",
  slug: "water-first",
  coverImage: "https://images.pexels.com/photos/2/water.jpeg",
  excerpt: "A tank.",
  category: "Water",
  tags: ["practical-tips"],
  content: "Buy a **trough**.\n\n### What it cost\n\n$780.",
  date: "",
};

/** Creates a post and returns its id. */
export async function makePost(
  browser: Browser,
  draft: Partial<typeof DRAFT & { scene: string; updated: string } & OptionalTexts> = {},
  intent = "publish",
  more: object = {},
): Promise<string> {
  const id = randomUUID();
  const answer = await browser.send("PUT", `/api/posts/${id}`, {
    draft: { ...DRAFT, ...draft },
    intent,
    ...more,
  });
  if (answer.status !== 201) {
    throw new Error(`Making a post answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  return id;
}

/** Changes a given version of a post. */
export function change(
  browser: Browser,
  id: string,
  version: number | string,
  body: object,
): ReturnType<Browser["send"]> {
  return browser.send("PATCH", `/api/posts/${id}`, body, { "If-Match": `"${version}"` });
}
