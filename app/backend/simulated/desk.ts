import { createDeskPosts } from "./desk-posts.ts";
import { createPublishedPosts } from "./published-posts.ts";
import { createStoredSession } from "./stored-session.ts";

/** The demo edition's desk: one set of posts for the life of its document (decision 17). */
export const posts = createDeskPosts(createPublishedPosts());
export const session = createStoredSession();
export { welcome } from "./welcome.ts";

/** A desk without drafts has nothing to keep for writers. */
export const writing = undefined;
