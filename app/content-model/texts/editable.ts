import { z } from "zod/mini";

/** What the desk needs to know about a text to show a field for it. */
export interface EditableText {
  /** A line, or running text with Markdown bold and links. */
  readonly kind: "line" | "text";
  /** In characters, as typed. */
  readonly most: number;
}

/** The texts of pages and settings that an owner may change. Everything else of a file is its structure. */
export const editableTexts = z.registry<EditableText>();

/** Marks a text as one that an owner may change. Schemas derived from it by `check` are marked too. */
export function editable<Text extends z.ZodMiniType>(schema: Text, text: EditableText): Text {
  editableTexts.add(schema, text);
  return schema;
}
