import { createContext } from "react-router";
import { contentOnDisk } from "./files/content.ts";
import type { ContentPort } from "./ports/content.ts";

/**
 * The content that loaders read. The export and the server edition set it on each request's context; the
 * development server falls back to the files, so that an edit shows on the next load.
 */
export const contentContext = createContext<ContentPort>(contentOnDisk("."));
