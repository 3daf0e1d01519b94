/** The files of the offline copy; set when the worker is bundled (build/offline/). */
declare const SAVED_FILES: readonly { readonly url: string; readonly revision: string | null }[];

/** Whether this build offers an offline copy; set when the boot script is bundled. */
declare const OFFLINE_COPY: boolean;
