import { useLocation, useNavigate, useRevalidator } from "react-router";
import {
  type DeskPost,
  type DeskPosts,
  isDraft,
  type SaveIntent,
} from "#app/backend/ports/posts.ts";
import { postPath } from "#app/domain/posts/post.ts";
import { dashboardPath } from "../dashboard/dashboard-path.ts";
import { type ToastMessage, useToast } from "../desk/toast.tsx";
import type { WritingDesk } from "./autosave/writing-desk.ts";
import { saveCopy } from "./conflict/use-conflict.ts";
import { type PostFormValues, readFormValues } from "./form/form-values.ts";
import { savedMessage } from "./form/save-messages.ts";

/**
 * The routing of an editor's page: what it was opened with, and where it leads after saving or canceling.
 *
 * @param desk Only in the edition that saves drafts.
 */
export function useEditorRoute(port: Pick<DeskPosts, "create">, desk: WritingDesk | undefined) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const dashboard = dashboardPath();

  function actionAfter(
    { post, state: now, publicPage }: DeskPost,
    { kind }: SaveIntent,
  ): ToastMessage["action"] {
    if (isDraft(now) || kind === "discard") return undefined;
    if (now === "published" && kind !== "schedule") {
      return {
        label: "View post",
        view: { path: postPath(post), id: post.id, isPublic: publicPage === "same" },
      };
    }
    return {
      label: "Change",
      onPress: () => void navigate(`/admin/edit-post/${encodeURIComponent(post.id)}`),
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
    onSaved(saved: DeskPost, intent: SaveIntent, wasPublic: boolean) {
      const timeZone = desk?.timeZone ?? "UTC";
      const action = actionAfter(saved, intent);
      toast({
        text: savedMessage(saved, intent.kind, wasPublic, timeZone, Date.now()),
        ...(action ? { action } : {}),
      });
      void navigate(dashboard, { state: { saved: saved.post.id } });
    },
    onReviewed(saved: DeskPost, text: string, undo: () => Promise<unknown>) {
      const onPress = () =>
        void undo().then(revalidate, () =>
          toast({ text: "It couldn’t be undone: somebody has answered already." }),
        );
      toast({ text, action: { label: "Undo", onPress } });
      void navigate(dashboard, { state: { saved: saved.post.id } });
    },
    onDiscard(values: PostFormValues, byKeyboard: boolean) {
      toast({
        text: "Your changes weren’t saved.",
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
    async onSaveCopy(mine: PostFormValues) {
      const copy = await saveCopy(port, mine, desk?.user.username ?? "");
      if (!copy) return false;
      toast({ text: `Your version is now a separate draft: “${copy.title}”` });
      void navigate(dashboard, { state: { saved: copy.id } });
      return true;
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
