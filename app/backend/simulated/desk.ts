import { createDeskPosts } from "./desk-posts.ts";
import { createPublishedPosts } from "./published-posts.ts";
import { createStoredSession } from "./stored-session.ts";

/** The demo edition's desk: one set of posts until its page is closed (decision 17). */
export const posts = createDeskPosts(createPublishedPosts());
export const session = createStoredSession();
export { welcome } from "./welcome.ts";

/** The demo edition has no drafts, so it needs no autosaves or revisions. */
export const writing = undefined;
