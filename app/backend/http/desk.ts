import { createHttpPosts } from "./posts/posts.ts";
import { createHttpSession } from "./management/session.ts";
import { createHttpWelcome } from "./management/welcome.ts";
import { createHttpWriting } from "./posts/writing.ts";

const { session, api } = createHttpSession();
const posts = createHttpPosts(api);
const welcome = createHttpWelcome(api);
const writing = createHttpWriting(api);

export { api, posts, session, welcome, writing };
