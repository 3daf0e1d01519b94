import { useState } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { z } from "zod/mini";
import { posts } from "#app/backend/desk.ts";
import { failureText } from "#app/backend/ports/errors.ts";
import { type DeskPost, isDraft, type SaveIntent } from "#app/backend/ports/posts.ts";
import { LINE_LIMIT_CHARACTERS } from "#app/content-model/posts/line.ts";
import { unfinishedDraft } from "#app/content-model/posts/post-draft.ts";
import { postPath } from "#app/domain/posts/post.ts";
import { randomId } from "#app/domain/random-id.ts";
import { shortSlug } from "#app/domain/posts/automatic-slug.ts";
import { slugFromTitle, tidySlug } from "#app/domain/posts/slug.ts";
import { dashboardPath, editPath } from "../frame/addresses.ts";
import { useIsGone } from "../frame/is-gone.ts";
import { type ToastMessage, useToast } from "../frame/toast.tsx";
import { useSiteTime } from "../site-time.ts";
import type { WritingDesk } from "./autosave/writing-desk.ts";
import {
  draftFrom,
  EMPTY_FORM,
  type PostFormValues,
  withStoredFields,
} from "./form/form-values.ts";
import { savedMessage } from "./form/save-messages.ts";

/** The state that a link to an editor may carry in its history entry. */
const openedWith = z.object({
  /** What was typed before a Cancel that was undone. */
  restored: z.optional(z.record(z.string(), z.string())),
  /** The words of the content that the post was opened for. */
  find: z.optional(z.string()),
  /** The tab whose unsaved changes to restore without asking, since the editor already chose them. */
  continueWith: z.optional(z.string()),
});

/** What the editor was opened with, and functions that leave it after saving or canceling, with a message. */
export function useEditorRoute(desk: WritingDesk | undefined) {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { data: opened } = openedWith.safeParse(state);
  const toast = useToast();
  const dashboard = dashboardPath();
  const isGone = useIsGone();
  const { timeZone } = useSiteTime();
  const [copyId] = useState(randomId);
  function toDashboard(saved: string) {
    if (!isGone()) void navigate(dashboard, { state: { saved } });
  }

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
      onPress: () => void navigate(editPath(post.id)),
    };
  }

  return {
    dashboard,
    restored: opened?.restored && withStoredFields(EMPTY_FORM, opened.restored),
    find: opened?.find,
    continueWith: opened?.continueWith,
    visit: key,
    /** @param wasPublic whether readers saw the post before */
    saved(saved: DeskPost, intent: SaveIntent, wasPublic: boolean) {
      const action = actionAfter(saved, intent);
      toast({
        text: savedMessage(saved, intent.kind, wasPublic, timeZone, Date.now()),
        ...(action ? { action } : {}),
      });
      toDashboard(saved.post.id);
    },
    /** Call when a review was asked for or answered; `undo` takes that back. */
    reviewed(saved: DeskPost, text: string, undo: () => Promise<unknown>) {
      const onPress = () =>
        void undo().then(revalidate, (error: unknown) =>
          toast({ text: failureText(error), isFailure: true }),
        );
      toast({ text, action: { label: "Undo", onPress } });
      toDashboard(saved.post.id);
    },
    /** Call when the form was left with these unsaved values. */
    discarded(values: PostFormValues, byKeyboard: boolean) {
      toast({
        text: "Your changes weren’t saved.",
        restoreFocus: () => document.getElementById("main")?.focus(),
        isFocused: byKeyboard,
        action: {
          label: "Undo",
          onPress: () =>
            void navigate(pathname + search, { state: { ...opened, restored: values } }),
        },
      });
    },
    /** Call when the form was left with autosaved changes. */
    left(giveUp: () => Promise<void>) {
      toast({
        text: "Your changes are kept.",
        action: { label: "Discard them", onPress: () => void giveUp() },
      });
    },
    /** Saves this form as a separate draft; resolves to false if that failed. */
    async saveCopy(mine: PostFormValues): Promise<boolean> {
      const copy = await saveCopy(copyId, mine, desk?.user.username ?? "").catch(() => undefined);
      if (!copy) return false;
      toast({ text: `Your version is now a separate draft: “${copy.title}”` });
      toDashboard(copy.id);
      return true;
    },
  };
}

/**
 * @param id The copy's id, the same for every attempt: an earlier one may have succeeded without a response.
 * @returns the copy's title and id, or undefined if it could not be saved.
 */
async function saveCopy(id: string, mine: PostFormValues, name: string) {
  const suffix = ` (${name}'s version)`;
  const title = mine.title.slice(0, LINE_LIMIT_CHARACTERS - suffix.length).toWellFormed() + suffix;
  const intent = { kind: "save" } as const;
  // If the address is taken, save without one, as a draft may.
  for (const slug of [shortSlug(tidySlug(slugFromTitle(title))), ""]) {
    const { data } = unfinishedDraft.safeParse(draftFrom({ ...mine, title, slug }));
    if (!data) return undefined;
    let result = await posts.create(id, data, intent);
    // An earlier attempt created the copy, with what had been typed by then.
    if (!result.ok && result.refusal.code === "changed")
      result = await posts.update(id, data, intent, result.refusal.current.version);
    if (result.ok) return { title, id };
    if (result.refusal.code !== "address-taken") return undefined;
  }
  return undefined;
}
