import { useLocation, useNavigate } from "react-router";
import type { DeskPost, SaveIntent } from "../../../backend/ports/posts.ts";
import { dayAndTime, zoneName } from "../../../domain/dates/format-moment.ts";
import { postPath } from "../../../domain/posts/post.ts";
import { dashboardPath } from "../dashboard/dashboard-path.ts";
import { type ToastMessage, useToast } from "../desk/toast.tsx";
import { type PostFormValues, readFormValues } from "./form/form-values.ts";

/**
 * The routing of an editor's page: what it was opened with, and where it leads after saving or canceling.
 *
 * @param verb What publishing does: readers see the post for the first time, or its update.
 * @param timeZone The site's, if posts can be scheduled.
 */
export function useEditorRoute(verb: "Published" | "Updated", timeZone = "UTC") {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const dashboard = dashboardPath(state);

  function messageFor(
    { post, publicPage, publishAt, nextAt }: DeskPost,
    intent: SaveIntent,
  ): ToastMessage {
    const at = nextAt ?? publishAt;
    if (intent.kind === "schedule" && at !== undefined) {
      const when = `${dayAndTime(at, timeZone, Date.now())} ${zoneName(timeZone)}`;
      return {
        text: `Scheduled “${post.title}” for ${when}`,
        action: {
          label: "Change",
          onPress: () => void navigate(`/admin/edit-post/${encodeURIComponent(post.id)}`),
        },
      };
    }
    if (intent.kind === "unpublish") {
      return { text: `“${post.title}” is a draft. Readers do not see it.` };
    }
    if (intent.kind === "discard") {
      return { text: `Discarded the changes. “${post.title}” is back to what readers see.` };
    }
    return {
      text: `${verb} “${post.title}”`,
      action: {
        label: "View post",
        view: { path: postPath(post), id: post.id, isPublic: publicPage === "same" },
      },
    };
  }

  return {
    dashboard,
    /** What was typed before a Cancel that was undone. */
    restored: readFormValues(state),
    /** The words of the content that the post was opened for. */
    find: readString(state, "find"),
    /** The tab whose unsaved changes to restore. */
    continueWith: readString(state, "continueWith"),
    onSaved(saved: DeskPost, intent: SaveIntent) {
      toast(messageFor(saved, intent));
      void navigate(dashboard, { state: { saved: saved.post.id } });
    },
    onDiscard(values: PostFormValues, byKeyboard: boolean) {
      toast({
        text: "Your changes were not saved.",
        restoreFocus: () => document.getElementById("main")?.focus(),
        action: {
          label: "Undo",
          focused: byKeyboard,
          onPress: () =>
            void navigate(pathname + search, { state: { ...asRecord(state), restored: values } }),
        },
      });
    },
    onLeft(giveUp: () => Promise<void>) {
      toast({
        text: "Your changes are kept.",
        action: { label: "Discard them", onPress: () => void giveUp() },
      });
    },
    onCopied: (title: string, id: string) => {
      toast({ text: `Your version is now a separate draft: “${title}”` });
      void navigate(dashboard, { state: { saved: id } });
    },
  };
}

function readString(state: unknown, name: "find" | "continueWith"): string | undefined {
  const { [name]: text } = { find: undefined, continueWith: undefined, ...asRecord(state) };
  return typeof text === "string" ? text : undefined;
}

function asRecord(state: unknown): object {
  return typeof state === "object" && state !== null ? state : {};
}
