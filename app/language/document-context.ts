import { createContext } from "react";
import type { Site } from "#app/content-model/site-settings.ts";
import { site } from "#content/site.ts";
import type { Language } from "./language.ts";

/** The language of the document being rendered. */
export const DocumentLanguage = createContext<Language>("en");

/**
 * The settings of the site in the document being rendered. The desk's application, which runs in a browser, uses
 * siteName() instead.
 */
export const DocumentSite = createContext<Site>(site);
