import type { BlogOverview } from "./overview.ts";
import type { Article, Post, PostRef, PostSummary } from "./post.ts";
import type { User } from "./session.ts";

/**
 * What the screens may ask for, whoever answers (decision 24). A failed call rejects; "not there" is
 * `undefined`, never an error.
 */
export interface Backend {
  readonly posts: PostReader & PostWriter;
  readonly session: SessionPort;
  readonly newsletter: NewsletterPort;
}

export interface PostReader {
  overview(): Promise<BlogOverview>;
  /** Every post, newest first. */
  all(): Promise<readonly PostSummary[]>;
  /**
   * Posts whose title, content or tag contains the term, newest first; every post for an empty term.
   * Yields the matches so far, each time longer, so that the first screenful can be shown while
   * older posts are still read. Ends early, without a last step, once the signal is given.
   */
  search(term: string, signal?: AbortSignal): AsyncIterable<SearchProgress>;
  /** A post's summary, for the title of its page. */
  summary(ref: PostRef): Promise<PostSummary | undefined>;
  article(ref: PostRef): Promise<Article | undefined>;
}

export interface SearchProgress {
  readonly matches: readonly SearchMatch[];
  /** True in the last step. */
  readonly complete: boolean;
}

export interface SearchMatch {
  readonly post: PostSummary;
  /** Plain text around the first place where the term stands in the content; empty if nowhere. */
  readonly snippet: string;
}

/** What an editor fills in. */
export interface PostDraft {
  readonly title: string;
  readonly slug: string;
  readonly coverImage: string;
  readonly excerpt: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly content: string;
  /** `yyyy-mm-dd`; left out, a new post is dated today and an edited one keeps its date. */
  readonly date?: string;
}

export interface PostWriter {
  /** Whether changes outlive this page. `false` in the simulated edition, and the screens say so. */
  readonly kept: boolean;
  /** A whole post with its Markdown, by id. */
  find(id: string): Promise<Post | undefined>;
  create(draft: PostDraft): Promise<Post>;
  /** Fields that a draft does not carry are kept. `undefined` when the post is gone. */
  update(id: string, draft: PostDraft): Promise<Post | undefined>;
  /** Returns what was removed, for Undo. */
  remove(id: string): Promise<Post | undefined>;
  /** Puts a removed post back as it was. */
  restore(post: Post): Promise<void>;
}

/** Why a sign-in did not succeed: the two messages of the error catalogue (section 8). */
export type SignInResult =
  | { readonly ok: true; readonly user: User }
  | { readonly ok: false; readonly reason: "invalid-credentials" | "unknown" };

export interface SessionPort {
  /**
   * The signed-in user, restored from storage; `undefined` when nobody is. The same object as long as
   * the session does not change.
   */
  current(): User | undefined;
  signIn(email: string, password: string): Promise<SignInResult>;
  signOut(): void;
  /** Calls back when the session changes, in this tab or another. Returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /** Credentials to print on the login page; only the simulated edition has them. */
  readonly demo?: { readonly email: string; readonly password: string };
}

export interface NewsletterPort {
  /** Whether addresses are kept. `false` in the simulated edition, and the screens say so. */
  readonly kept: boolean;
  subscribe(email: string): Promise<void>;
}
