import type { ReactNode } from "react";
import { DocumentLanguage } from "./document-context.ts";
import { SharedTexts } from "./english/shared.ts";
import type { Language } from "./language.ts";
import { textsIn } from "./texts.ts";

/** Gives components the texts of a language: a document's, or those of a part in the other language. */
export function InLanguage({
  value,
  children,
}: {
  readonly value: Language;
  readonly children: ReactNode;
}) {
  return (
    <DocumentLanguage value={value}>
      <SharedTexts value={textsIn(value).shared}>{children}</SharedTexts>
    </DocumentLanguage>
  );
}
