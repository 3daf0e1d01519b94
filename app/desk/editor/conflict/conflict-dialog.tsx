import { siteMoment } from "#app/domain/dates/format-moment.ts";
import { pluralize } from "#app/domain/plural.ts";
import { Modal } from "#app/desk/modal.tsx";
import { useNow } from "#app/desk/use-now.ts";
import { FIELDS } from "../form/form-values.ts";
import { type Conflict, useEditorContext } from "../use-editor.ts";
import { joinParts, mergeFields, mergeTexts, type Side } from "./merge.ts";
import { Places } from "./places.tsx";

/**
 * Merges two editors' versions, paragraph by paragraph. Changes of only one side are taken; for the rest the
 * editor chooses. No button loses anything.
 */
export function ConflictDialog({
  conflict: { base, mine, theirs, who, at, again, intent, over },
  timeZone,
}: {
  readonly conflict: Conflict;
  readonly timeZone: string;
}) {
  const { form, post, save, saveCopy, setDialog } = useEditorContext();
  const now = useNow();
  const onContinue = () => setDialog(undefined);
  const { merged, open } = mergeFields(base, mine, theirs);
  const parts = mergeTexts(base.content, mine.content, theirs.content);
  const choices = [
    ...open.map((name) => ({
      label: FIELDS.find(([field]) => field === name)?.[1] ?? name,
      mine: mine[name],
      theirs: theirs[name],
      canBoth: false,
    })),
    ...parts.flatMap((part) =>
      "merged" in part ? [] : [{ label: "Text", canBoth: true, ...part }],
    ),
  ];
  const when = at === undefined ? "" : ` at ${siteMoment(at, timeZone, now)}`;
  const name = who === "" ? "Someone" : who;

  function saveMerged(chosen: readonly Side[]) {
    const values = { ...merged };
    open.forEach((field, index) => {
      if (chosen[index] === "theirs") values[field] = theirs[field];
    });
    const together = { ...values, content: joinParts(parts, chosen.slice(open.length)) };
    form.reset(together, { keepDefaultValues: true });
    void save(together, intent, over);
  }

  return (
    <Modal
      title={
        again
          ? `${name} saved again${when}.`
          : `${name} saved this post${when}, while you were writing.`
      }
      className="wide conflict"
      onCancel={onContinue}
    >
      <p>
        <b>Nothing is lost. Both versions are kept.</b>{" "}
        {choices.length === 0
          ? "You changed different places: saved together, both changes stay."
          : `${pluralize(choices.length, "place")} both of you changed; everything else fits together.`}
      </p>
      <Places
        choices={choices}
        names={{ mine: "Yours", theirs: `${name}’s (saved)` }}
        isSaving={post.isSaving}
        onSave={saveMerged}
      >
        <button type="button" className="btn ghost" onClick={() => void saveCopy(mine)}>
          Save mine as a copy
        </button>
        <button type="button" className="btn ghost" data-autofocus="" onClick={onContinue}>
          Keep writing
        </button>
      </Places>
    </Modal>
  );
}
