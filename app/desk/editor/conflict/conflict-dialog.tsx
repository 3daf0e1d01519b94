import { pluralize } from "#app/domain/plural.ts";
import { useSiteTime } from "#app/desk/site-time.ts";
import { FIELDS, withStoredFields } from "../form/form-values.ts";
import { type Conflict, useEditorContext } from "../use-editor.ts";
import { VersionsDialog, type MergedField } from "./versions-dialog.tsx";
import { Button } from "#app/ui/button.tsx";

/** Merges two editors' versions of a post. No button loses anything. */
export function ConflictDialog({
  conflict: { base, mine, theirs, who, at, again, intent, over },
}: {
  readonly conflict: Conflict;
}) {
  const { form, post, save, saveCopy, session, closeDialog } = useEditorContext();
  const { timeOf } = useSiteTime();
  const when = at === undefined ? "" : ` at ${timeOf(at)}`;
  const name = who === "" ? "Someone" : who;
  // The content comes last: it may have many places to choose.
  const { content, ...others } = mine;
  const version = { ...others, content };

  return (
    <VersionsDialog
      title={
        again
          ? `${name} saved again${when}.`
          : `${name} saved this post${when}, while you were writing.`
      }
      base={base}
      mine={version}
      theirs={theirs}
      names={{ mine: "Yours", theirs: `${name}’s (saved)` }}
      fieldOf={postField}
      explain={(places) => (
        <>
          <b>Nothing is lost. Both versions are kept.</b>{" "}
          {places === 0
            ? "You changed different places: saved together, both changes stay."
            : `${pluralize(places, "place")} both of you changed; everything else fits together.`}
        </>
      )}
      isSaving={post.isSaving}
      onSettle={(settled, leftOut) => {
        const together = withStoredFields(mine, settled);
        // Their version remains in the revisions. If part of mine is left out, mine is set aside.
        if (leftOut.includes(version)) void session.unsaved.setAside(mine);
        form.reset(together, { keepDefaultValues: true });
        void save(together, intent, over);
      }}
      onClose={closeDialog}
    >
      <Button look="ghost" onClick={() => void saveCopy(mine)}>
        Save mine as a copy
      </Button>
    </VersionsDialog>
  );
}

function postField(name: string): MergedField {
  if (name === "content") return { label: "Text", isLine: false };
  return { label: FIELDS.find(([field]) => field === name)?.[1] ?? name, isLine: true };
}
