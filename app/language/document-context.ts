import { createContext } from "react";
import type { Site } from "#app/content-model/site-settings.ts";
import { site } from "#content/site.ts";
import type { Language } from "./language.ts";

/** The language of the document being rendered. */
export const DocumentLanguage = createContext<Language>("en");

/** What the site says of itself in the document being rendered. The desk's application, which runs in a browser, has siteName(). */
export const DocumentSite = createContext<Site>(site);
