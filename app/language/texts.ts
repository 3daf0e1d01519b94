import { use } from "react";
import { DocumentLanguage } from "./document-context.ts";
import * as en from "./en.ts";
import * as es from "./es.ts";
import type { Language } from "./language.ts";

/** The texts of components in one language. */
export type Texts = typeof en;

/** A key that a language lacks fails the type check. */
const TABLES: Readonly<Record<Language, Texts>> = { en, es };

export function textsIn(language: Language): Texts {
  return TABLES[language];
}

/**
 * The texts for the document being rendered. For components that only a server renders: an island would load both
 * languages whole, so its components take the texts they need as a property.
 */
export function useTexts(): Texts {
  return textsIn(use(DocumentLanguage));
}
