import { lazyPort } from "./lazy-port.ts";
import type { DeskPosts } from "./ports/posts.ts";
import type { SessionPort } from "./ports/session.ts";
import type { WelcomePort } from "./ports/welcome.ts";

/** What the desk asks of its backend. */
interface DeskBackend {
  readonly posts: DeskPosts;
  readonly session: SessionPort;
  readonly welcome: WelcomePort;
}

/** The one place that picks the edition's backend. */
const edition = (): Promise<DeskBackend> =>
  import.meta.env.EDITION === "server" ? import("./http/desk.ts") : import("./simulated/desk.ts");

export const posts: DeskPosts = lazyPort(async () => (await edition()).posts);
export const session: SessionPort = lazyPort(async () => (await edition()).session);
export const welcome: WelcomePort = lazyPort(async () => (await edition()).welcome);
