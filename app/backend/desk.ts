import { lazyPort } from "./lazy-port.ts";
import type { DeskPosts } from "./ports/posts.ts";
import type { SessionPort } from "./ports/management/session.ts";
import type { WelcomePort } from "./ports/management/welcome.ts";
import type { WritingPort } from "./ports/writing.ts";

/** The ports the desk uses. */
interface DeskBackend {
  readonly posts: DeskPosts;
  readonly session: SessionPort;
  readonly welcome: WelcomePort;
  /** Only in an edition with persistent storage. */
  readonly writing: WritingPort | undefined;
}

/** The one place that picks the edition's backend. */
const edition = (): Promise<DeskBackend> =>
  import.meta.env.EDITION === "server" ? import("./http/desk.ts") : import("./simulated/desk.ts");

export const posts: DeskPosts = lazyPort(async () => (await edition()).posts);
export const session: SessionPort = lazyPort(async () => (await edition()).session);
export const welcome: WelcomePort = lazyPort(async () => (await edition()).welcome);

/** Autosaves, revisions and previews; undefined in an edition without drafts. */
export const writing = async (): Promise<WritingPort | undefined> => (await edition()).writing;
