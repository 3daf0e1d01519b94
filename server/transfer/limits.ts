const MB = 1024 * 1024;
/** Largest Markdown file: a post may have a million characters of up to four bytes. */
export const MAX_MARKDOWN_BYTES = 5 * MB;
/** Largest export of another system, and largest list of a copy. They are read into memory. */
export const MAX_TEXT_BYTES = 200 * MB;
/** Largest post of a copy, with all its revisions: about the longest string there can be, so any export can be read. */
export const MAX_LINE_CHARACTERS = 500 * MB;
/** Largest picture, prepared or uploaded. */
export const MAX_PICTURE_BYTES = 25 * MB;
/** Most files in a zip; a picture has up to eight. */
export const MAX_FILES = 200_000;
