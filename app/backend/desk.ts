import { api } from "./api.ts";
import { createHttpPosts } from "./http/posts.ts";
import { createHttpSession } from "./http/session.ts";
import { createWriting, type Writing } from "./http/writing.ts";
import type { DeskPosts } from "./ports/posts.ts";
import type { SessionPort } from "./ports/session.ts";
import { createDeskPosts } from "./simulated/desk-posts.ts";
import { createPublishedPosts } from "./simulated/published-posts.ts";
import { createStoredSession } from "./simulated/stored-session.ts";
import { storedUser } from "./stored-user.ts";

/**
 * Whether this is the server edition, whose desk stores what is saved and has drafts, pictures and screens to manage
 * the site. The build knows it, so a browser downloads only one of the two.
 */
export const isServer = import.meta.env.EDITION === "server";

export const posts: DeskPosts = isServer
  ? createHttpPosts(api)
  : createDeskPosts(createPublishedPosts());

export const session: SessionPort = isServer
  ? createHttpSession(api, storedUser)
  : createStoredSession(storedUser);

/** Autosaves, revisions and previews; undefined in an edition without drafts. */
export const writing: Writing | undefined = isServer ? createWriting(api) : undefined;
