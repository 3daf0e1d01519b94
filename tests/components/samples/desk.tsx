import { createRef } from "react";
import { ColumnHeading } from "../../../app/features/admin/dashboard/column-heading.tsx";
import { Dashboard } from "../../../app/features/admin/dashboard/dashboard.tsx";
import { EmptyList } from "../../../app/features/admin/dashboard/empty-list.tsx";
import { OrderField } from "../../../app/features/admin/dashboard/order-field.tsx";
import { USUAL_ORDER } from "../../../app/features/admin/dashboard/post-list.ts";
import { PostRow } from "../../../app/features/admin/dashboard/post-row.tsx";
import { PostTable } from "../../../app/features/admin/dashboard/post-table.tsx";
import { Desk } from "../../../app/features/admin/desk/desk.tsx";
import { DeskHeader } from "../../../app/features/admin/desk/header.tsx";
import { LeaveDialog } from "../../../app/features/admin/desk/leave-dialog.tsx";
import { PassingNotice } from "../../../app/features/admin/desk/passing-notice.tsx";
import { DeskSpinner } from "../../../app/features/admin/desk/spinner.tsx";
import { ToastProvider } from "../../../app/features/admin/desk/toast.tsx";
import { UnsavedWorkProvider } from "../../../app/features/admin/desk/unsaved-work.tsx";
import { DemoCredentials } from "../../../app/features/admin/login/demo-credentials.tsx";
import { LoginDialog } from "../../../app/features/admin/login/login-dialog.tsx";
import { LoginForm } from "../../../app/features/admin/login/login-form.tsx";
import { LoginPage } from "../../../app/features/admin/login/login-page.tsx";
import { Modal } from "../../../app/features/admin/modal.tsx";
import { DeskSpecimens } from "../../../app/features/admin/specimens.tsx";
import { makeSummary } from "../../support/posts.ts";
import type { SessionPort } from "../../../app/domain/ports.ts";
import { sample } from "../sample.ts";
import { appears, press, type } from "../screen.ts";
import { post, posts } from "./content.ts";

const user = { id: "1", username: "editor", email: "editor@example.com" };
const session: SessionPort = {
  current: () => user,
  signIn: () => Promise.resolve({ ok: false, reason: "invalid-credentials" }),
  signOut() {},
  subscribe: () => () => {},
  demo: { email: "editor@example.com", password: "grass" },
};
const nobody: SessionPort = { ...session, current: () => undefined };
const port = { remove: () => Promise.resolve(post), restore: () => Promise.resolve() };
const broken = { ...port, remove: () => Promise.reject(new Error("offline")) };
const dashboard = { posts, port, onChanged() {} };
const many = Array.from({ length: 70 }, (_, index) => makeSummary({ title: `Post ${index}` }));
const table = {
  order: USUAL_ORDER,
  onSort() {},
  back: "",
  listKey: "",
  onRemove() {},
  frame: createRef<HTMLDivElement>(),
};

export const deskSamples = [
  sample(DeskSpecimens, "with a post", { post }),
  sample(Dashboard, "the list", dashboard),
  sample(Dashboard, "nothing found", dashboard, { at: "/admin?q=zebra" }),
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
  sample(EmptyList, "no posts", { searching: false, onClear() {} }),
  sample(EmptyList, "none that fits", { searching: true, onClear() {} }),
  sample(OrderField, "newest first", { order: USUAL_ORDER, onSort() {} }),
  sample(PostTable, "all rows", { ...table, posts }),
  sample(PostTable, "the first of many rows", { ...table, posts: many }),
  sample(
    PostRow,
    "in its table",
    { post, back: "", onRemove() {} },
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
      order: USUAL_ORDER,
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
    { session, kept: false, children: <h1>Posts</h1> },
    {
      within: (node) => <UnsavedWorkProvider>{node}</UnsavedWorkProvider>,
    },
  ),
  sample(
    Desk,
    "nobody there",
    { session: nobody, kept: true, children: <h1>Posts</h1> },
    {
      within: (node) => <UnsavedWorkProvider>{node}</UnsavedWorkProvider>,
    },
  ),
  sample(DeskHeader, "shown", { user, onLogout() {} }),
  sample(PassingNotice, "shown", {}),
  sample(DeskSpinner, "busy", { label: "Loading the post" }),
  sample(UnsavedWorkProvider, "around a page", { children: <h1>Posts</h1> }),
  sample(ToastProvider, "around a page", { children: <h1>Posts</h1> }),
  sample(LeaveDialog, "open", { onStay() {}, onLeave() {} }),
  sample(Modal, "open", { titleId: "title", children: <h2 id="title">A question</h2> }),

  sample(LoginPage, "shown", { session, kept: false }),
  sample(
    LoginForm,
    "refused",
    { session },
    {
      async before(screen) {
        await type(screen, "[type=email]", "a@b.example");
        await type(screen, "[type=password]", "wrong");
        await press(screen, "Sign in");
        await appears(screen, ".banner");
      },
    },
  ),
  sample(LoginDialog, "open", { session, onGiveUp() {} }),
  sample(DemoCredentials, "shown", { email: "a@b.example", password: "grass", onUse() {} }),
];
