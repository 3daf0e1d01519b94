import { createRef } from "react";
import { ColumnHeading } from "../../../app/features/admin/dashboard/list/column-heading.tsx";
import { Dashboard } from "../../../app/features/admin/dashboard/dashboard.tsx";
import { EmptyList } from "../../../app/features/admin/dashboard/list/empty-list.tsx";
import { OrderField } from "../../../app/features/admin/dashboard/list/order-field.tsx";
import { SearchField } from "../../../app/features/admin/dashboard/view/search-field.tsx";
import { PostRow } from "../../../app/features/admin/dashboard/list/post-row.tsx";
import { PostTable } from "../../../app/features/admin/dashboard/list/post-table.tsx";
import { TextSearch } from "../../../app/features/admin/dashboard/text-search.tsx";
import { Desk } from "../../../app/features/admin/desk/desk.tsx";
import { DeskHeader } from "../../../app/features/admin/desk/header.tsx";
import { LeaveDialog } from "../../../app/features/admin/desk/leave-dialog.tsx";
import { DemoNotice } from "../../../app/features/admin/desk/demo-notice.tsx";
import { RouteChange } from "../../../app/features/admin/desk/route-change.tsx";
import { ScreenLinks } from "../../../app/features/admin/desk/screen-links.tsx";
import { PublicLink } from "../../../app/features/admin/desk/public-link.tsx";
import { ViewLink } from "../../../app/features/admin/desk/view-link.tsx";
import { DeskSpinner } from "../../../app/features/admin/desk/spinner.tsx";
import { ToastProvider } from "../../../app/features/admin/desk/toast.tsx";
import { UnsavedWorkProvider } from "../../../app/features/admin/desk/unsaved-work.tsx";
import { DemoCredentials } from "../../../app/features/admin/login/demo-credentials.tsx";
import { LoginDialog } from "../../../app/features/admin/login/login-dialog.tsx";
import { LoginForm } from "../../../app/features/admin/login/login-form.tsx";
import { SignInLayout } from "../../../app/features/admin/login/sign-in-layout.tsx";
import { LoginPage } from "../../../app/features/admin/login/login-page.tsx";
import { WelcomeForm } from "../../../app/features/admin/login/welcome-form.tsx";
import { Modal } from "../../../app/features/admin/modal.tsx";
import type { DeskPost, DeskPosts } from "../../../app/backend/ports/posts.ts";
import { DEFAULT_ORDER } from "../../../app/domain/posts/lists/post-order.ts";
import { makeSummary } from "../../support/posts.ts";
import type { SessionPort } from "../../../app/backend/ports/management/session.ts";
import type { PostSummary } from "../../../app/domain/posts/post.ts";
import type { User } from "../../../app/domain/session.ts";
import { sample } from "../sample.ts";
import { appears, press, type } from "../screen.ts";
import { post, posts } from "./content.ts";

const user: User = { id: "1", username: "editor", email: "editor@example.com", role: "owner" };
const demo = { email: "editor@example.com", password: "grass" };
const session: SessionPort = {
  current: () => Promise.resolve(user),
  signIn: () => Promise.resolve({ ok: false, refusal: { code: "invalid-credentials" } }),
  signOut: () => Promise.resolve(),
  watch: () => Promise.resolve(),
  demoCredentials: () => Promise.resolve(demo),
};
const signedIn = { session, initialUser: user, demo };
const entry = (summary: PostSummary): DeskPost => ({
  post: summary,
  state: "published",
  version: 1,
  publicPage: "same",
});
const entries = posts.map(entry);
const counts = { all: entries.length, draft: 0, scheduled: 0, published: 0, changed: 0, trash: 0 };
const page = { posts: entries, found: entries.length, counts };
const port: Pick<DeskPosts, "remove" | "restore" | "search"> = {
  remove: () => Promise.resolve({ ok: true }),
  restore: () => Promise.resolve({ ok: true }),
  search: () => Promise.resolve([{ ...entry(post), snippet: "… stockpile the fescue …" }]),
};
const broken = { ...port, remove: () => Promise.reject(new Error("offline")) };
const dashboard = { page, query: "", port, onChanged: () => Promise.resolve() };
const nothingFound = { ...dashboard, page: { ...page, posts: [], found: 0 }, query: "zebra" };
const many = Array.from({ length: 70 }, (_, index) =>
  entry(makeSummary({ title: `Post ${index}` })),
);
const table = {
  order: DEFAULT_ORDER,
  onSort() {},
  back: "",
  complete: true,
  onGrow() {},
  savedId: undefined,
  onRemove() {},
  frame: createRef<HTMLDivElement>(),
};

export const deskSamples = [
  sample(Dashboard, "the list", dashboard),
  sample(Dashboard, "nothing found", nothingFound, { at: "/admin?q=zebra" }),
  sample(Dashboard, "found in the text", nothingFound, {
    at: "/admin?q=zebra",
    async before(screen) {
      await press(screen, "Search the text of all posts for “zebra”");
      await appears(screen, ".text-search li");
    },
  }),
  sample(Dashboard, "deleted, with Undo", dashboard, {
    within: (node) => <ToastProvider>{node}</ToastProvider>,
    async before(screen) {
      await press(screen, `Delete: ${post.title}`);
      await appears(screen, ".toast");
    },
  }),
  sample(
    Dashboard,
    "could not be deleted",
    { ...dashboard, port: broken },
    {
      async before(screen) {
        await press(screen, `Delete: ${post.title}`);
        await appears(screen, ".banner");
      },
    },
  ),
  sample(TextSearch, "offered", { term: "dung", port, back: "" }),
  sample(EmptyList, "no posts", { searching: false, onClear() {} }),
  sample(EmptyList, "none that fits", { searching: true, onClear() {} }),
  sample(OrderField, "newest first", { order: DEFAULT_ORDER, onSort() {} }),
  sample(SearchField, "in use", { query: "water", onChange() {} }),
  sample(PostTable, "all rows", { ...table, posts: entries }),
  sample(PostTable, "the first of many rows", { ...table, posts: many, complete: false }),
  sample(
    PostRow,
    "in its table",
    { entry: entry(post), back: "", saved: true, onRemove() {} },
    {
      within: (row) => (
        <table>
          <tbody>{row}</tbody>
        </table>
      ),
    },
  ),
  sample(
    ColumnHeading,
    "sorted by",
    {
      column: "date",
      label: "Date",
      order: DEFAULT_ORDER,
      onSort() {},
    },
    {
      within: (cell) => (
        <table>
          <thead>
            <tr>{cell}</tr>
          </thead>
        </table>
      ),
    },
  ),

  sample(
    Desk,
    "signed in",
    { ...signedIn, persistent: false, screens: [], children: <h1>Posts</h1> },
    {
      within: (node) => <UnsavedWorkProvider>{node}</UnsavedWorkProvider>,
    },
  ),
  sample(
    Desk,
    "nobody there",
    {
      ...signedIn,
      initialUser: undefined,
      persistent: true,
      screens: ["pictures", "status"],
      children: <h1>Posts</h1>,
    },
    {
      within: (node) => <UnsavedWorkProvider>{node}</UnsavedWorkProvider>,
    },
  ),
  sample(ScreenLinks, "an editor's", { screens: ["newsletter", "account"], role: "editor" }),
  sample(
    DeskHeader,
    "shown",
    { user, screens: ["pictures", "people"], onLogout() {} },
    {
      within: (node) => <UnsavedWorkProvider>{node}</UnsavedWorkProvider>,
    },
  ),
  sample(
    PublicLink,
    "shown",
    { to: "/", children: "View site" },
    {
      within: (node) => <UnsavedWorkProvider>{node}</UnsavedWorkProvider>,
    },
  ),
  sample(ViewLink, "to the public page", {
    path: "/blog/2025/05/rest",
    id: "1",
    isPublic: true,
    children: "View post",
  }),
  sample(RouteChange, "shown", {}),
  sample(DemoNotice, "shown", {}),
  sample(DeskSpinner, "busy", { label: "Loading the post" }),
  sample(UnsavedWorkProvider, "around a page", { children: <h1>Posts</h1> }),
  sample(ToastProvider, "around a page", { children: <h1>Posts</h1> }),
  sample(LeaveDialog, "open", { onStay() {}, onLeave() {} }),
  sample(Modal, "open", { titleId: "title", children: <h2 id="title">A question</h2> }),

  sample(SignInLayout, "around a form", { title: "Welcome", children: <p>A form.</p> }),
  sample(WelcomeForm, "the first account", {
    link: { purpose: "setup" },
    token: "a-token",
    welcome: { acceptLink: () => Promise.resolve({ ok: false, code: "spent" }) },
    onDone() {},
  }),
  sample(LoginPage, "shown", { session, demo, persistent: false }),
  sample(
    LoginForm,
    "refused",
    { session, demo },
    {
      async before(screen) {
        await type(screen, "[type=email]", "a@b.example");
        await type(screen, "[type=password]", "wrong");
        await press(screen, "Sign in");
        await appears(screen, ".banner");
      },
    },
  ),
  sample(LoginDialog, "open", { session, demo, lastEmail: user.email, onGiveUp() {} }),
  sample(DemoCredentials, "shown", { email: "a@b.example", password: "grass", onUse() {} }),
];
