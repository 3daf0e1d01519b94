import type { ReactNode } from "react";
import { CancelButton, Modal } from "#app/desk/modal.tsx";
import { joinParts, mergeFields, mergeTexts, type Side, type Texts } from "./merge.ts";
import { Places } from "./places.tsx";

/** A text field of a post, a letter or a page. */
export interface MergedField {
  readonly label: string;
  /** Its text in a version that does not have the field. */
  readonly first?: string;
  readonly isLine: boolean;
}

/** Merges two versions of a text. Changes made in only one are taken; the user chooses between the rest. */
export function VersionsDialog({
  title,
  base,
  mine,
  theirs,
  names,
  fieldOf,
  explain,
  isSaving = false,
  onSettle,
  onClose,
  children,
}: {
  readonly title: string;
  /** What both started from; empty if that is unknown. */
  readonly base: Texts;
  readonly mine: Texts;
  readonly theirs: Texts;
  readonly names: Readonly<Record<"mine" | "theirs", string>>;
  /** Undefined if the field is not a text; mine is then kept. */
  readonly fieldOf: (name: string) => MergedField | undefined;
  /** Explains, above the places, how many there are and what happens to the text not taken. */
  readonly explain: (places: number) => ReactNode;
  readonly isSaving?: boolean;
  /** Called with the merged texts, and with the versions that lose words in them. */
  readonly onSettle: (together: Texts, leftOut: readonly Texts[]) => void;
  readonly onClose: () => void;
  /** More buttons. */
  readonly children?: ReactNode;
}) {
  const { merged, open } = mergeFields(base, mine, theirs);
  const fields = open.flatMap((name) => {
    const field = fieldOf(name);
    if (!field) return [];
    const textIn = (version: Texts) => version[name] ?? field.first ?? "";
    return [{ name, ...field, parts: mergeTexts(textIn(base), textIn(mine), textIn(theirs)) }];
  });
  const choices = fields.flatMap(({ label, isLine, parts }) =>
    parts.flatMap((part) => ("merged" in part ? [] : [{ label, canBoth: !isLine, ...part }])),
  );

  function settle(sides: readonly Side[]) {
    let chosen = 0;
    const texts = fields.map(({ name, first, parts }) => {
      const places = parts.filter((part) => !("merged" in part)).length;
      const text = joinParts(parts, sides.slice(chosen, chosen + places));
      chosen += places;
      return { name, first, text };
    });
    const settled = new Set(texts.map(({ name }) => name));
    const together = [
      ...Object.entries(merged).filter(([name]) => !settled.has(name)),
      ...texts.filter(({ first, text }) => text !== first).map(({ name, text }) => [name, text]),
    ];
    const loses = (side: "mine" | "theirs", other: Side) =>
      choices.some((choice, at) => sides[at] === other && choice[side] !== "");
    onSettle(Object.fromEntries(together), [
      ...(loses("mine", "theirs") ? [mine] : []),
      ...(loses("theirs", "mine") ? [theirs] : []),
    ]);
  }

  return (
    <Modal title={title} className="wide" onCancel={onClose}>
      <p>{explain(choices.length)} You can’t undo past the merged text.</p>
      <Places choices={choices} names={names} isSaving={isSaving} onSave={settle}>
        {children}
        <CancelButton data-autofocus="">Keep writing</CancelButton>
      </Places>
    </Modal>
  );
}
