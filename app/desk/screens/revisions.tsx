import { useState } from "react";
import { redirect, useNavigate, useRevalidator } from "react-router";
import { posts, writing } from "#app/backend/desk.ts";
import type { Revision } from "#app/backend/http/writing.ts";
import { settle } from "#app/backend/ports/errors.ts";
import { dayAndTime } from "#app/domain/dates/format-moment.ts";
import { editPath } from "#app/desk/frame/addresses.ts";
import { useIsGone } from "#app/desk/frame/is-gone.ts";
import { useToast } from "#app/desk/frame/toast.tsx";
import { SCHEDULED_TOO } from "#app/desk/editor/autosave/autosave-status.ts";
import { PostDifferences } from "#app/desk/editor/form/post-differences.tsx";
import { valuesOf } from "#app/desk/editor/form/form-values.ts";
import { aboutVersion, Revisions, type Version } from "#app/desk/revisions.tsx";
import { useSiteTime } from "#app/desk/site-time.ts";
import type { ScreenProps, ScreenRequest } from "../screen.tsx";
import { Button } from "#app/ui/button.tsx";

export async function loader({ id, query }: ScreenRequest) {
  const before = Number(query.get("before")) || undefined;
  const [editable, latest, older] = await Promise.all([
    posts.find(id),
    writing?.revisions(id),
    before === undefined ? undefined : writing?.revisions(id, before),
  ]);
  if (!writing || !editable || !latest) throw redirect("/admin");
  const { revisions, next } = older ?? latest;
  const shown =
    revisions.find(({ number }) => number === Number(query.get("revision"))) ?? revisions[0];
  const other =
    revisions.find(({ number }) => number === Number(query.get("with"))) ??
    revisions.find(({ live, number }) => live && number !== shown?.number) ??
    revisions.find(({ number }) => shown !== undefined && number < shown.number) ??
    revisions.find(({ number }) => number !== shown?.number);
  if (!shown) throw redirect("/admin");
  const [post, otherPost] = await Promise.all([
    writing.revision(id, shown.number),
    other && writing.revision(id, other.number),
  ]);
  if (!post) throw redirect("/admin");
  const { restoreRevision } = writing;
  return {
    editable,
    revisions,
    newest: latest.revisions[0]?.number,
    next,
    restore: (number: number, version: number) => settle(restoreRevision(id, number, version)),
    shown: { revision: shown, post },
    other: other && otherPost ? { revision: other, post: otherPost } : undefined,
  };
}

export const title = "Revisions";

/** A post's history, and restoring an old version, which makes it the newest. */
export default function AdminRevisions({
  loaderData: { editable, revisions, newest, next, restore, shown, other },
}: ScreenProps<typeof loader>) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const isGone = useIsGone();
  const toast = useToast();
  const { timeZone, now, timeOf } = useSiteTime();
  const [failure, setFailure] = useState("");
  const { id, title: name } = editable.post;
  const edit = editPath(id);

  async function restoreTo(number: number, version: number, undoTo: number) {
    setFailure("");
    const result = await restore(number, version);
    if (!result.ok) {
      if (isGone()) toast({ text: `“${name}” wasn’t restored. Try again there.`, isFailure: true });
      else if ("failure" in result) setFailure(result.why);
      else {
        setFailure("This post was saved in the meantime: here are its versions now.");
        await revalidate();
      }
      return;
    }
    const { version: saved, state, nextAt } = result.saved;
    const goesOut = state === "scheduled" || nextAt !== undefined;
    toast({
      text: `The version of ${dayAndTime(shown.revision.savedAt, timeZone, now)} is now your draft. ${goesOut ? SCHEDULED_TOO : "Readers see no change yet."}`,
      action: { label: "Undo", onPress: () => void undo(undoTo, saved) },
    });
    if (!isGone()) void navigate(edit);
  }

  /**
   * Undoes a restore, then opens the history, which shows the draft. The editor would continue with the text that it
   * has.
   */
  async function undo(number: number, version: number) {
    const result = await restore(number, version);
    if (result.ok) void navigate(`/admin/revisions/${encodeURIComponent(id)}`);
    else {
      const text = "It couldn’t be undone. The version is still among the revisions.";
      toast({ text, isFailure: true });
    }
  }

  const versionOf = ({ number, kind, savedAt, savedBy, live }: Revision): Version => {
    const when = timeOf(savedAt);
    const asOther = live ? "what readers see" : `the version of ${when}`;
    return { number, name: when, about: aboutVersion(savedBy, kind, live), asOther };
  };
  return (
    <Revisions
      title={name}
      back="Back to the post"
      backTo={edit}
      problem={failure}
      versions={revisions.map(versionOf)}
      older={next}
      shown={versionOf(shown.revision)}
      other={other && versionOf(other.revision)}
    >
      {other ? <PostDifferences before={valuesOf(other)} after={valuesOf(shown)} /> : null}
      {shown.revision.number === newest || newest === undefined ? (
        <p className="hint">This is the newest version.</p>
      ) : (
        <p className="btns">
          <Button onClick={() => void restoreTo(shown.revision.number, editable.version, newest)}>
            Restore this version
          </Button>
        </p>
      )}
    </Revisions>
  );
}
