import { type ReactNode } from "react";
import { useForm } from "react-hook-form";
import {
  LineDifference,
  TextDifference,
} from "../../../app/features/admin/difference/difference.tsx";
import { ConflictDialog } from "../../../app/features/admin/editor/conflict/conflict-dialog.tsx";
import { TheirsDialog } from "../../../app/features/admin/editor/conflict/theirs-dialog.tsx";
import { TrashedDialog } from "../../../app/features/admin/editor/conflict/trashed-dialog.tsx";
import type { EditorPort } from "../../../app/features/admin/editor/editor-props.ts";
import { OtherTabNote } from "../../../app/features/admin/editor/autosave/other-tab-note.tsx";
import { Place } from "../../../app/features/admin/editor/conflict/place.tsx";
import {
  EditorDialogs,
  type EditorDialogsProps,
} from "../../../app/features/admin/editor/editor-dialogs.tsx";
import { EditorDialogsFailed } from "../../../app/features/admin/editor/editor-dialogs-failed.tsx";
import { EditorFields } from "../../../app/features/admin/editor/editor-fields.tsx";
import { SceneField } from "../../../app/features/admin/editor/fields/scene-field.tsx";
import {
  type PostForm,
  type PostFormValues,
  valuesOf,
} from "../../../app/features/admin/editor/form/form-values.ts";
import { UnsavedChangesNote } from "../../../app/features/admin/editor/autosave/unsaved-changes-note.tsx";
import { FieldDifferences } from "../../../app/features/admin/editor/form/field-differences.tsx";
import type { WritingDesk } from "../../../app/features/admin/editor/autosave/writing-desk.ts";
import { PostState } from "../../../app/features/admin/editor/post-state.tsx";
import { PreviewLinks } from "../../../app/features/admin/editor/publishing/preview-links.tsx";
import { PublishMenu } from "../../../app/features/admin/editor/publishing/publish-menu.tsx";
import { WhenFields } from "../../../app/features/admin/editor/publishing/when-fields.tsx";
import type { WritingPort } from "../../../app/backend/ports/writing.ts";
import { calendarDate } from "../../../app/domain/dates/calendar-date.ts";
import { type Sample, sample } from "../sample.ts";
import { appears, press, says } from "../screen.ts";
import { post } from "./content.ts";

const SOME_DAY = Date.UTC(2026, 10, 22, 22, 12);
const timeZone = "America/Chicago";
const values = valuesOf({ ...post, content: "One.\n\nTwo." });
const theirs = { ...values, title: "Theirs", content: "One.\n\nTheirs." };
const words = {
  postId: post.id,
  tab: "before",
  baseVersion: 1,
  savedAt: SOME_DAY,
  fields: { ...theirs },
};
export const writingPort: WritingPort = {
  timeZone: () => Promise.resolve(timeZone),
  autosave: () => Promise.resolve({ ok: true, writers: [], tabs: [], version: 1, savedBy: "" }),
  presence: () => Promise.resolve({ writers: [], tabs: [], savedBy: "" }),
  bulkPublish: () => Promise.resolve({ done: [], refused: [] }),
  undoBulk: () => Promise.resolve({ done: [], refused: [] }),
  discardAutosave: () => Promise.resolve(),
  autosaves: () => Promise.resolve([words]),
  revisions: () =>
    Promise.resolve([
      {
        number: 2,
        kind: "saved",
        title: "Water",
        savedAt: SOME_DAY,
        savedBy: "Ana",
        live: false,
      },
      { number: 1, kind: "imported", title: "Water", savedAt: SOME_DAY, savedBy: "", live: true },
    ]),
  revision: (_, number) => Promise.resolve({ ...post, content: `Text ${number}.` }),
  restoreRevision: () => Promise.resolve({ ok: false, refusal: { code: "gone" } }),
  previews: () => Promise.resolve([{ id: "a", endsAt: SOME_DAY }]),
  makePreview: () =>
    Promise.resolve({ id: "b", endsAt: SOME_DAY, address: "https://a.example/preview/x" }),
  endPreview: () => Promise.resolve(),
  deleteForever: () => Promise.resolve(),
};
const desk: WritingDesk = {
  port: writingPort,
  autosave: () => Promise.resolve({ ok: true, writers: [], tabs: [], savedBy: "" }),
  timeZone,
  user: { id: "1", username: "Ana", email: "ana@ranch.example", role: "owner" },
  tab: "here",
  autosaves: [],
};
const nobody = { writers: [], onOtherDevice: false, savedBy: undefined, trashedBy: undefined };
const alone = { isDirty: true, ownName: "Ana", onSeeTheirs() {} };
const port: EditorPort = {
  isAddressFree: () => Promise.resolve({ free: true }),
  find: () =>
    Promise.resolve({
      post: { ...post, title: "Theirs", content: "One.\n\nTheirs." },
      state: "draft",
      version: 2,
      publicPage: "none",
    }),
  restore: () => Promise.resolve({ ok: true }),
};
const conflict = {
  base: values,
  mine: { ...values, title: "Mine", content: "One.\n\nMine." },
  theirs,
  who: "Ben",
  at: SOME_DAY,
  again: false,
};
const menu = {
  title: "Water",
  slug: "water",
  timeZone,
  actions: { now() {}, at() {}, unpublish() {}, discard() {} },
  onGoTo() {},
  onClose() {},
};
const unfinished = [{ kind: "link", from: 0, to: 4 }] as const;
const place = {
  label: "Text",
  mine: "Mine",
  theirs: "",
  theirName: "Ben",
  canBoth: true,
  onChoose() {},
};

function WithForm({ show }: { readonly show: (form: PostForm) => ReactNode }) {
  return show(useForm<PostFormValues>({ defaultValues: values }));
}

function inForm<Props extends { readonly form: PostForm }>(
  component: (props: Props) => ReactNode,
  state: string,
  show: (form: PostForm) => ReactNode,
  before: Sample["before"] = () => {},
): Sample {
  return { component, state, node: <WithForm show={show} />, at: "/", before };
}

/** The editor's dialogs with the publish menu open. */
const dialogs = (form: PostForm): EditorDialogsProps => ({
  shown: "publish",
  onClose: () => {},
  id: post.id,
  port,
  form,
  isDirty: true,
  isSaving: false,
  writing: desk,
  publishStatus: { state: "draft" },
  conflict: undefined,
  trashed: { trashed: undefined, open() {}, close() {}, restore() {} },
  theirName: "Ben",
  publish: () => {},
  withdraw: () => {},
  onSettled: () => {},
  onCopy: () => {},
  onContinue: () => {},
  onTakeTheirs: () => {},
  onGoTo: () => {},
});

export const writingSamples = [
  sample(LineDifference, "a word", { before: "Water first", after: "Water comes first" }),
  sample(TextDifference, "a paragraph", { before: values.content, after: theirs.content }),
  sample(FieldDifferences, "two fields", { before: values, after: theirs }),
  sample(FieldDifferences, "none", { before: values, after: values }),
  sample(
    UnsavedChangesNote,
    "asked and shown",
    { changes: words, saved: values, timeZone, onContinue() {}, onDiscard() {} },
    {
      async before(screen) {
        await press(screen, "See the difference");
        await appears(screen, "ins");
      },
    },
  ),
  sample(PostState, "with company", {
    id: post.id,
    publishStatus: { state: "scheduled", publishAt: SOME_DAY },
    isSaved: true,
    timeZone,
    ...alone,
    others: { ...nobody, writers: ["Ben", "Cal"] },
    onPreviewLink() {},
  }),
  sample(PostState, "overtaken", {
    id: post.id,
    publishStatus: { state: "changed", nextAt: SOME_DAY },
    isSaved: true,
    timeZone,
    ...alone,
    others: { ...nobody, savedBy: "Ben" },
    onPreviewLink() {},
  }),
  sample(PostState, "in the trash", {
    id: post.id,
    publishStatus: { state: "draft" },
    isSaved: true,
    timeZone,
    ...alone,
    others: { ...nobody, trashedBy: "" },
    onPreviewLink() {},
  }),
  sample(OtherTabNote, "another tab", { onTakeOver() {} }),
  sample(TrashedDialog, "with a problem", {
    by: "Ben",
    problem: "It could not be restored. Please try again.",
    isSaving: false,
    onRestore() {},
    onCopy() {},
    onContinue() {},
  }),
  sample(
    TheirsDialog,
    "with what they saved",
    { id: post.id, port, who: "Ben", mine: values, isDirty: true, onTake() {}, onClose() {} },
    { before: (screen) => appears(screen, "ins") },
  ),
  sample(PublishMenu, "of a draft", { ...menu, state: "draft", waitingFor: undefined, unfinished }),
  sample(PublishMenu, "of a scheduled post", {
    ...menu,
    state: "scheduled",
    waitingFor: Date.UTC(2199, 0, 1),
    unfinished: [],
  }),
  sample(PublishMenu, "of a live post", {
    ...menu,
    state: "changed",
    waitingFor: undefined,
    unfinished: [],
  }),
  sample(WhenFields, "with an error", {
    value: { date: calendarDate("2027-03-14"), time: "02:30" },
    onChange() {},
    timeZone,
    error: "2:30 AM does not exist.",
  }),
  sample(
    PreviewLinks,
    "made",
    { id: post.id, port: writingPort, unsaved: true, onClose() {} },
    {
      async before(screen) {
        await press(screen, "New link");
        await says(screen, "Anyone with this link can read this version");
      },
    },
  ),
  sample(
    ConflictDialog,
    "to choose",
    { conflict, timeZone, isSaving: false, onTogether() {}, onCopy() {}, onContinue() {} },
    {
      async before(screen) {
        await press(screen, "Save together");
        await says(screen, "before it can be saved");
      },
    },
  ),
  sample(ConflictDialog, "nothing to choose", {
    conflict: { ...conflict, mine: values, again: true },
    timeZone,
    isSaving: false,
    onTogether() {},
    onCopy() {},
    onContinue() {},
  }),
  sample(Place, "both taken", { ...place, chosen: "both" }),
  sample(Place, "open", { ...place, canBoth: false, chosen: undefined }),
  inForm(EditorDialogs, "the menu", (form) => <EditorDialogs {...dialogs(form)} />),
  inForm(EditorDialogsFailed, "the menu did not load", (form) => (
    <EditorDialogsFailed {...dialogs(form)} failures={1} retry={() => {}} />
  )),
  inForm(EditorFields, "all", (form) => (
    <EditorFields
      form={form}
      id={post.id}
      isNew={false}
      ownCategory={post.category}
      defaultDate={post.date}
      knownTags={["economics"]}
      canSchedule
      canChooseScene
      redirectsOldAddress
      port={port}
      notice=""
      onNotice={() => {}}
      onSeePage={() => {}}
      text={null}
    />
  )),
  inForm(
    SceneField,
    "choosing",
    (form) => <SceneField form={form} scene={{ category: "Water", slug: "water" }} />,
    async (screen) => {
      await press(screen, "Choose a drawing");
      await appears(screen, ".scenes img");
    },
  ),
];
