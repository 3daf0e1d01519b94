import { createHttpPosts } from "./posts.ts";
import { createHttpSession } from "./session.ts";
import { createHttpWelcome } from "./welcome.ts";
import { createHttpWriting } from "./writing.ts";

const { session, api } = createHttpSession();
const posts = createHttpPosts(api);
const welcome = createHttpWelcome(api);
const writing = createHttpWriting(api);

export { api, posts, session, welcome, writing };
