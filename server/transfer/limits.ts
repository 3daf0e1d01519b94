/** Largest import file. */
export const MAX_IMPORT_BYTES = 100 * 1024 * 1024;
/** Limits of a zip's content: total size, size per file, number of files. */
export const MAX_CONTENT_BYTES = 500 * 1024 * 1024;
export const MAX_FILE_BYTES = 25 * 1024 * 1024;
export const MAX_FILES = 20_000;
/** Paths in the zip. */
export const POSTS_FOLDER = "content/posts/";
export const DRAFTS_FOLDER = "drafts/";
export const MEDIA_FOLDER = "media/";
export const MEDIA_LIST = "media.json";
