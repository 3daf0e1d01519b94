/** The largest file that is taken for an import. */
export const LARGEST_IMPORT_BYTES = 100 * 1024 * 1024;
/** What a zip may unfold to, over all, in one file, and in files. */
export const LARGEST_CONTENT_BYTES = 500 * 1024 * 1024;
export const LARGEST_FILE_BYTES = 25 * 1024 * 1024;
export const MOST_FILES = 20_000;
/** Where things are in the zip. */
export const POSTS_FOLDER = "content/posts/";
export const DRAFTS_FOLDER = "drafts/";
export const MEDIA_FOLDER = "media/";
export const MEDIA_LIST = "media.json";
