import { createContext } from "react-router";
import { contentOnDisk, type PublishedContent } from "../build/content/publish.ts";

/**
 * What loaders read while a page is rendered ahead of time. The build sets it to content it has read
 * once; the development server falls back to the files, so an edit shows on the next load.
 */
export const publishedContent = createContext<PublishedContent>(contentOnDisk());
