import { createHttpPosts } from "./posts/posts.ts";
import { createHttpSession } from "./office/session.ts";
import { createHttpWelcome } from "./office/welcome.ts";
import { createHttpWriting } from "./posts/writing.ts";

const { session, api } = createHttpSession();
const posts = createHttpPosts(api);
const welcome = createHttpWelcome(api);
const writing = createHttpWriting(api);

export { api, posts, session, welcome, writing };
