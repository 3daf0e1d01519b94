import { lazyPort } from "./lazy-port.ts";
import type { DeskPosts } from "./ports/posts.ts";
import type { SessionPort } from "./ports/office/session.ts";
import type { WelcomePort } from "./ports/office/welcome.ts";
import type { WritingPort } from "./ports/writing.ts";

/** What the desk asks of its backend. */
interface DeskBackend {
  readonly posts: DeskPosts;
  readonly session: SessionPort;
  readonly welcome: WelcomePort;
  /** Only where the edition keeps what is written. */
  readonly writing: WritingPort | undefined;
}

/** The one place that picks the edition's backend. */
const edition = (): Promise<DeskBackend> =>
  import.meta.env.EDITION === "server" ? import("./http/desk.ts") : import("./simulated/desk.ts");

export const posts: DeskPosts = lazyPort(async () => (await edition()).posts);
export const session: SessionPort = lazyPort(async () => (await edition()).session);
export const welcome: WelcomePort = lazyPort(async () => (await edition()).welcome);

/** What the edition offers to writers besides the posts; nothing in an edition that has no drafts. */
export const writing = async (): Promise<WritingPort | undefined> => (await edition()).writing;
