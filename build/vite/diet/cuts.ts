/** What one file of a library loses in the reader's bundle. */
export interface FileCuts {
  /** Path within `node_modules`. */
  readonly file: string;
  /** Why nobody misses it. */
  readonly because: string;
  /** Functions whose body is replaced: by `text`, or by a throw that says that it was cut. */
  readonly functions: Readonly<Record<string, string | undefined>>;
  /** Functions (`exports.name = …`) that are no longer there to be called. */
  readonly exports?: readonly string[];
  /** Constructors whose methods (`Name.prototype.x = …`) are dropped. */
  readonly prototypes?: readonly string[];
}

/** The body of a function that must never be called. */
export const NEVER = undefined;

/** What the site's own code must not import, since a part it needs was cut. */
export const FORBIDDEN: Readonly<Record<string, readonly string[]>> = {
  "react-router": ["useFetcher", "useFetchers", "ScrollRestoration", "useScrollRestoration"],
  react: [
    "ViewTransition",
    "Activity",
    "SuspenseList",
    "useActionState",
    "useInsertionEffect",
    "cache",
    "cacheSignal",
    "Children",
    "lazy",
  ],
  "react-dom": [
    "useFormStatus",
    "useFormState",
    "preload",
    "preloadModule",
    "preinit",
    "preinitModule",
    "preconnect",
    "prefetchDNS",
    "requestFormReset",
    "unstable_batchedUpdates",
  ],
};
