import { act } from "react";
import type { DeskPost } from "../../../app/backend/ports/posts.ts";
import type { Revision } from "../../../app/backend/ports/writing.ts";
import { CategoryFilter } from "../../../app/features/admin/dashboard/view/category-filter.tsx";
import { Dashboard } from "../../../app/features/admin/dashboard/dashboard.tsx";
import { DeleteForeverDialog } from "../../../app/features/admin/dashboard/actions/delete-forever-dialog.tsx";
import { NeverSaved } from "../../../app/features/admin/dashboard/never-saved.tsx";
import { Problems } from "../../../app/features/admin/dashboard/problems.tsx";
import { RowState } from "../../../app/features/admin/dashboard/list/row-state.tsx";
import { SelectionBar } from "../../../app/features/admin/dashboard/actions/selection-bar.tsx";
import { StateFilter } from "../../../app/features/admin/dashboard/view/state-filter.tsx";
import { TrashActions } from "../../../app/features/admin/dashboard/list/trash-actions.tsx";
import { RevisionList } from "../../../app/features/admin/revisions/revision-list.tsx";
import { Revisions } from "../../../app/features/admin/revisions/revisions.tsx";
import { ToastProvider } from "../../../app/features/admin/desk/toast.tsx";
import { sample } from "../sample.ts";
import { press, says } from "../screen.ts";
import { post } from "./content.ts";
import { writingPort } from "./writing.tsx";

const SOME_DAY = Date.UTC(2026, 10, 22, 22, 12);
const timeZone = "America/Chicago";
const { content: _, ...summary } = post;
const draft: DeskPost = {
  post: summary,
  state: "draft",
  version: 1,
  publicPage: "none",
  updatedAt: SOME_DAY,
  savedBy: "Ana",
};
const trashed: DeskPost = { ...draft, state: "trash", deletedAt: SOME_DAY };
const counts = { all: 1, draft: 1, scheduled: 0, published: 0, changed: 0, trash: 1 };
const words = {
  postId: "new",
  tab: "before",
  baseVersion: 0,
  savedAt: SOME_DAY,
  fields: { title: "Hay" },
};
const desk = {
  port: writingPort,
  timeZone,
  userId: "1",
  isOwner: true,
  neverSaved: [words],
};
const posts = {
  remove: () => Promise.resolve({ ok: true } as const),
  restore: () => Promise.resolve({ ok: true } as const),
  search: () => Promise.resolve([]),
};
const newer: Revision = {
  number: 2,
  kind: "saved",
  title: post.title,
  savedAt: SOME_DAY,
  savedBy: "Ana",
  live: false,
};
const older: Revision = { ...newer, number: 1, kind: "published", savedBy: "", live: true };
const nothing = () => {};

export const stateSamples = [
  sample(StateFilter, "drafts", { state: "draft", counts, onChange: nothing }),
  sample(CategoryFilter, "one", { category: "Water", onChange: nothing }),
  sample(RowState, "a draft", { entry: draft, timeZone }),
  sample(RowState, "in the trash", { entry: trashed, timeZone }),
  sample(TrashActions, "an owner's", {
    entry: trashed,
    onRestore: nothing,
    onDeleteForever: nothing,
  }),
  sample(SelectionBar, "two posts", {
    selected: [draft, trashed],
    inTrash: false,
    onBulkPublish: nothing,
    onTrash: nothing,
    onRestore: nothing,
    onDeleteForever: undefined,
    onClear: nothing,
  }),
  sample(SelectionBar, "of the trash", {
    selected: [trashed],
    inTrash: true,
    onBulkPublish: nothing,
    onTrash: nothing,
    onRestore: nothing,
    onDeleteForever: nothing,
    onClear: nothing,
  }),
  sample(Problems, "two", { problems: ["“Hay” was not published.", "“Straw” was not published."] }),
  sample(DeleteForeverDialog, "one post", {
    titles: ["Hay"],
    onDelete: nothing,
    onKeep: nothing,
  }),
  sample(NeverSaved, "one", { autosaves: [words], timeZone, back: "", onDiscard: nothing }),
  sample(
    Dashboard,
    "with states, one selected",
    {
      page: { posts: [draft], found: 1, counts },
      query: "",
      port: posts,
      desk,
      onChanged: () => Promise.resolve(),
    },
    {
      within: (node) => <ToastProvider>{node}</ToastProvider>,
      async before(screen) {
        await act(async () => screen.querySelector<HTMLElement>("[type=checkbox]")?.click());
        await says(screen, "1 post selected");
      },
    },
  ),
  sample(RevisionList, "two", {
    revisions: [newer, older],
    shown: 2,
    timeZone,
    addressOf: (number) => `?revision=${number}`,
  }),
  sample(
    Revisions,
    "somebody saved",
    {
      editable: { ...draft, post },
      revisions: [newer, older],
      shown: { revision: older, post },
      other: { revision: newer, post: { ...post, content: "Other.", title: "Other" } },
      timeZone,
      onRestore: () => Promise.resolve({ ok: false, refusal: { code: "gone" } }),
    },
    {
      within: (node) => <ToastProvider>{node}</ToastProvider>,
      async before(screen) {
        await press(screen, "Restore this version");
        await says(screen, "Somebody saved this post in the meantime");
      },
    },
  ),
];
