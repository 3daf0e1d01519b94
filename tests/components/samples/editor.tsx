import { ContentField } from "../../../app/features/admin/editor/content-field.tsx";
import { CoverField } from "../../../app/features/admin/editor/cover-field.tsx";
import { DrawnCover } from "../../../app/features/admin/editor/drawn-cover.tsx";
import { Field } from "../../../app/features/admin/editor/field.tsx";
import { EMPTY_FORM, valuesOf } from "../../../app/features/admin/editor/form-values.ts";
import { InvalidImage } from "../../../app/features/admin/editor/invalid-image.tsx";
import { PostEditor } from "../../../app/features/admin/editor/post-editor.tsx";
import { Preview } from "../../../app/features/admin/editor/preview.tsx";
import { TagsField } from "../../../app/features/admin/editor/tags-field.tsx";
import { TextField } from "../../../app/features/admin/editor/text-field.tsx";
import { Toolbar } from "../../../app/features/admin/editor/toolbar/toolbar.tsx";
import { UnsavedWorkProvider } from "../../../app/features/admin/desk/unsaved-work.tsx";
import { sample } from "../sample.ts";
import { appears, press, type } from "../screen.ts";
import { post, posts } from "./content.ts";

const within = (editor: React.ReactNode) => <UnsavedWorkProvider>{editor}</UnsavedWorkProvider>;
const common = { posts, usualDate: post.date, dashboard: "/admin" };
const fresh = {
  ...common,
  heading: "Create New Post",
  submitLabel: "Publish Post",
  initial: EMPTY_FORM,
  save: () => Promise.resolve(),
};
const known = {
  ...common,
  heading: "Edit Post",
  submitLabel: "Update Post",
  initial: valuesOf(post),
  ownId: post.id,
};
const scene = { category: post.category, date: post.date, slug: post.slug };
const cover = { value: "", error: undefined, onChange() {}, scene };
const writing = { value: "### Tools", error: undefined, onChange() {}, onTab() {} };
const tags = { value: "", known: ["economics", "soil-health"], onChange() {} };

export const editorSamples = [
  sample(PostEditor, "a new post", fresh, { within }),
  sample(PostEditor, "every message", fresh, {
    within,
    async before(screen) {
      await press(screen, "Publish Post");
      await appears(screen, ".err");
    },
  }),
  sample(
    PostEditor,
    "saving",
    { ...known, save: () => new Promise(() => {}) },
    {
      within,
      before: (screen) => press(screen, "Update Post"),
    },
  ),
  sample(
    PostEditor,
    "could not be saved",
    { ...known, save: () => Promise.reject(new Error()) },
    {
      within,
      async before(screen) {
        await press(screen, "Update Post");
        await appears(screen, ".banner");
      },
    },
  ),
  sample(ContentField, "writing", { ...writing, tab: "Edit" }),
  sample(ContentField, "with a fault", { ...writing, error: "Content is required", tab: "Edit" }),
  sample(
    ContentField,
    "reading",
    { ...writing, tab: "Preview" },
    {
      before: (screen) => appears(screen, ".prose"),
    },
  ),
  sample(Preview, "empty", { content: " " }),
  sample(
    Preview,
    "a text",
    { content: "### Tools\n\n| a | b |\n| - | - |\n| 1 | 2 |" },
    {
      before: (screen) => appears(screen, "table"),
    },
  ),
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
  sample(CoverField, "the drawing", cover, { before: (screen) => appears(screen, "img") }),
  sample(CoverField, "a photo", { ...cover, value: post.coverImage }),
  sample(CoverField, "no address", {
    ...cover,
    value: "nothing",
    error: "Cover image is required",
  }),
  sample(DrawnCover, "drawn", scene, { before: (screen) => appears(screen, "img") }),
  sample(InvalidImage, "shown", {}),
  sample(Field, "with a hint and a fault", {
    label: "Date",
    optional: true,
    hint: "Leave it empty to keep the date.",
    error: "No such day",
    children: (control) => <input {...control} type="date" />,
  }),
  sample(TextField, "empty", { label: "Title", value: "", error: undefined, onChange() {} }),
  sample(TextField, "with a fault", {
    label: "Slug",
    hint: "The end of the web address.",
    value: "",
    error: "Slug is required",
    plain: true,
    onChange() {},
  }),
  sample(TagsField, "closed", tags),
  sample(
    TagsField,
    "suggesting",
    { ...tags, value: "e" },
    {
      async before(screen) {
        await type(screen, "input", "s");
        await appears(screen, "[role=option]");
      },
    },
  ),
];
