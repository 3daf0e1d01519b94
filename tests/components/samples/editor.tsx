import type { DeskCapabilities, SaveResult } from "../../../app/backend/ports/posts.ts";
import { UnsavedWorkProvider } from "../../../app/features/admin/desk/unsaved-work.tsx";
import { ContentField } from "../../../app/features/admin/editor/content/content-field.tsx";
import { HighlightLayer } from "../../../app/features/admin/editor/content/highlight-layer.tsx";
import { Preview } from "../../../app/features/admin/editor/content/preview.tsx";
import { ReferenceDialog } from "../../../app/features/admin/editor/content/reference-dialog.tsx";
import { Toolbar } from "../../../app/features/admin/editor/content/toolbar.tsx";
import { EditorFooter } from "../../../app/features/admin/editor/editor-footer.tsx";
import { DrawnCover } from "../../../app/features/admin/editor/fields/drawn-cover.tsx";
import { Field } from "../../../app/features/admin/editor/fields/field.tsx";
import { InvalidImage } from "../../../app/features/admin/editor/fields/invalid-image.tsx";
import { TagsField } from "../../../app/features/admin/editor/fields/tags-field.tsx";
import {
  EMPTY_FORM,
  type PostForm,
  type PostFormValues,
  valuesOf,
} from "../../../app/features/admin/editor/form/form-values.ts";
import type { PostEditorProps } from "../../../app/features/admin/editor/editor-props.ts";
import { PostEditor } from "../../../app/features/admin/editor/post-editor.tsx";
import { UnfinishedDialog } from "../../../app/features/admin/editor/unfinished-dialog.tsx";
import { PageDialog } from "../../../app/features/admin/view/page-dialog.tsx";
import { ViewBar } from "../../../app/features/admin/view/view-bar.tsx";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { CoverField } from "../../../app/features/admin/editor/fields/cover-field.tsx";
import { DateField } from "../../../app/features/admin/editor/fields/date-field.tsx";
import { SlugField } from "../../../app/features/admin/editor/fields/slug-field.tsx";
import { PageFrame } from "../../../app/features/admin/view/page-frame.tsx";
import { type Sample, sample } from "../sample.ts";
import { appears, press, says, type } from "../screen.ts";
import { post } from "./content.ts";

const within = (editor: ReactNode) => <UnsavedWorkProvider>{editor}</UnsavedWorkProvider>;
const can: DeskCapabilities["can"] = { saveDraft: false, schedule: false, uploadPictures: false };
const saved: SaveResult = {
  ok: true,
  saved: { post, state: "published", version: 2, publicPage: "older" },
};
const fresh: PostEditorProps = {
  heading: "Create New Post",
  submitLabel: "Publish Post",
  id: "new",
  version: undefined,
  initial: EMPTY_FORM,
  knownTags: ["economics"],
  defaultDate: post.date,
  dashboard: "/admin",
  can,
  port: {
    isAddressFree: () => Promise.resolve({ free: true }),
    find: () => Promise.resolve(undefined),
    restore: () => Promise.resolve({ ok: true }),
  },
  save: () => Promise.resolve(saved),
  onSaved() {},
  onDiscard() {},
  onSeePage() {},
};
const known: PostEditorProps = {
  ...fresh,
  heading: "Edit Post",
  submitLabel: "Update Post",
  id: post.id,
  version: 1,
  initial: valuesOf(post),
};
const refused = (code: "gone" | "changed"): PostEditorProps => ({
  ...known,
  save: () =>
    Promise.resolve({
      ok: false,
      refusal: code === "gone" ? { code } : { code, current: { ...saved.saved, post } },
    }),
});
const update = (screen: HTMLElement) => press(screen, "Update Post");
const scene = { category: post.category, date: post.date, slug: post.slug };
const writing = {
  value: "### Tools\n\nA **new** [washer](https://a.example).",
  error: undefined,
  notice: "",
  onChange() {},
  onNotice() {},
  onSeePage() {},
};
const tags = { value: "", error: undefined, known: ["economics", "soil-health"], onChange() {} };
const foot = {
  submitLabel: "Publish Post",
  submitRef: null,
  isSaving: false,
  onSaveDraft: undefined,
  onMore: undefined,
  onTryAgain: undefined,
  dashboard: "/admin",
  onCancel() {},
  words: 1,
  state: "Not saved yet",
  failure: "",
  problems: [],
  onGoTo() {},
};

function WithForm({
  show,
  date,
}: {
  readonly show: (form: PostForm) => ReactNode;
  readonly date: string;
}) {
  return show(useForm<PostFormValues>({ defaultValues: { ...valuesOf(post), date } }));
}

/** A part of the form inside a form. */
function inForm<Props extends { readonly form: PostForm }>(
  component: (props: Props) => ReactNode,
  state: string,
  show: (form: PostForm) => ReactNode,
  date = "",
): Sample {
  return { component, state, node: <WithForm show={show} date={date} />, at: "/", before() {} };
}

export const editorSamples = [
  sample(PostEditor, "a new post", fresh, { within }),
  sample(PostEditor, "every message", fresh, {
    within,
    async before(screen) {
      await press(screen, "Publish Post");
      await appears(screen, ".err");
      await says(screen, "6 things to fix");
    },
  }),
  sample(
    PostEditor,
    "saving",
    { ...known, save: () => new Promise(() => {}) },
    {
      within,
      async before(screen) {
        await update(screen);
        await says(screen, "Saving...");
      },
    },
  ),
  sample(
    PostEditor,
    "could not be saved",
    { ...known, save: () => Promise.resolve({ ok: false, failure: "offline" }) },
    {
      within,
      async before(screen) {
        await update(screen);
        await says(screen, "No connection.");
      },
    },
  ),
  sample(PostEditor, "gone in the meantime", refused("gone"), {
    within,
    async before(screen) {
      await update(screen);
      await says(screen, "That post no longer exists.");
    },
  }),
  sample(PostEditor, "saved by somebody else", refused("changed"), {
    within,
    async before(screen) {
      await update(screen);
      await says(screen, "This post was saved somewhere else");
    },
  }),
  sample(
    PostEditor,
    "with drafts",
    { ...known, can: { ...can, saveDraft: true } },
    {
      within,
      before: (screen) => press(screen, "Save draft"),
    },
  ),
  sample(EditorFooter, "as it begins", foot),
  sample(EditorFooter, "with things to fix", { ...foot, problems: [["title", "Title"]] }),
  sample(ContentField, "writing", writing),
  sample(ContentField, "with an error", { ...writing, error: "Content is required" }),
  sample(ContentField, "reading", writing, {
    async before(screen) {
      await press(screen, "Preview");
      await appears(screen, ".prose");
    },
  }),
  sample(HighlightLayer, "a text", { text: writing.value }),
  sample(Preview, "empty", { content: " ", line: 0, place: "nearest" }),
  sample(
    Preview,
    "a text",
    { content: "### Tools\n\n| a | b |\n| - | - |\n| 1 | 2 |", line: 2, place: "nearest" },
    {
      before: (screen) => appears(screen, "table"),
    },
  ),
  sample(
    ReferenceDialog,
    "a link without an address",
    { reference: { kind: "link", words: "map", address: "" }, onDone() {}, onCancel() {} },
    {
      async before(screen) {
        await press(screen, "Insert link");
        await says(screen, "Enter an address");
      },
    },
  ),
  sample(ReferenceDialog, "a picture", {
    reference: { kind: "picture", words: "", address: "" },
    onDone() {},
    onCancel() {},
  }),
  sample(UnfinishedDialog, "a link", {
    found: [{ kind: "link", from: 0, to: 3 }],
    publishLabel: "Publish anyway",
    onGoTo() {},
    onPublish() {},
    onCancel() {},
  }),
  sample(
    Toolbar,
    "shown",
    { controls: "text", onUse() {} },
    {
      within: (bar) => (
        <>
          {bar}
          <textarea id="text" aria-label="Content" />
        </>
      ),
    },
  ),
  inForm(CoverField, "a photo", (form) => <CoverField form={form} scene={scene} canChooseScene />),
  inForm(
    DateField,
    "in the future",
    (form) => <DateField form={form} canSchedule={false} />,
    "2199-01-01",
  ),
  inForm(SlugField, "of a new post", (form) => (
    <SlugField
      form={form}
      port={fresh.port}
      id="new"
      defaultDate={post.date}
      isNew
      redirectsOldAddress={false}
    />
  )),
  sample(DrawnCover, "drawn", scene, { before: (screen) => appears(screen, "img") }),
  sample(InvalidImage, "shown", {}),
  sample(Field, "with a hint, a remark and an error", {
    label: "Date",
    optional: true,
    hint: "Leave blank to keep the current date.",
    remark: "This day is in the future.",
    error: "Enter a real date",
    children: (control) => <input {...control} type="date" />,
  }),
  sample(TagsField, "with tags", { ...tags, value: "water, rest-recovery, " }),
  sample(
    TagsField,
    "suggesting",
    { ...tags, value: "" },
    {
      async before(screen) {
        await type(screen, "input", "s");
        await appears(screen, "[role=option]");
      },
    },
  ),
  sample(PageDialog, "open", { onClose() {}, children: <h1>Rest</h1> }),
  sample(PageFrame, "at a phone's width", { width: 390, children: <h1>Rest</h1> }),
  sample(ViewBar, "shown", { id: post.id }),
];
