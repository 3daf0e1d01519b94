import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { posts } from "../backend/posts.ts";
import { localDate } from "../domain/calendar-date.ts";
import { postPath } from "../domain/post.ts";
import { dashboardPath } from "../features/admin/dashboard/dashboard-path.ts";
import { useToast } from "../features/admin/desk/toast.tsx";
import { EMPTY_FORM } from "../features/admin/editor/form-values.ts";
import { PostEditor } from "../features/admin/editor/post-editor.tsx";
import { pageMeta } from "../meta/page-meta.ts";
import type { Route } from "./+types/admin-new-post.ts";

export async function clientLoader() {
  return { all: await posts.all() };
}

/** What is being written must not be disturbed by data that comes again. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = () => pageMeta({ title: "Create New Post" });

/** A new post (specification, section 2). */
export default function AdminNewPost({ loaderData: { all } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const dashboard = dashboardPath(useLocation().state);
  const [today] = useState(() => localDate(new Date()));

  return (
    <PostEditor
      heading="Create New Post"
      submitLabel="Publish Post"
      initial={EMPTY_FORM}
      posts={all}
      usualDate={today}
      dashboard={dashboard}
      save={async (draft, done) => {
        const post = await posts.create(draft);
        done();
        toast({
          text: `Published “${post.title}”`,
          action: { label: "View post", to: postPath(post) },
        });
        await navigate(dashboard);
      }}
    />
  );
}
