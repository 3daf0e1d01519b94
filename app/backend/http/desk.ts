import { createHttpPosts } from "./posts.ts";
import { createHttpSession } from "./session.ts";
import { createHttpWelcome } from "./welcome.ts";

const { session, api } = createHttpSession();
const posts = createHttpPosts(api);

const welcome = createHttpWelcome(api);

export { api, posts, session, welcome };
