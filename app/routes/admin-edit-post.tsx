import { Suspense, use } from "react";
import {
  Navigate,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigate,
} from "react-router";
import { posts } from "../backend/posts.ts";
import { type Post, type PostSummary, postPath } from "../domain/post.ts";
import { dashboardPath } from "../features/admin/dashboard/dashboard-path.ts";
import { DeskSpinner } from "../features/admin/desk/spinner.tsx";
import { useToast } from "../features/admin/desk/toast.tsx";
import { valuesOf } from "../features/admin/editor/form-values.ts";
import { PostEditor } from "../features/admin/editor/post-editor.tsx";
import { pageMeta } from "../meta/page-meta.ts";
import type { Route } from "./+types/admin-edit-post.ts";

/** Everything arrives as a promise: the page opens at once and shows a spinner while it loads. */
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { found: Promise.all([posts.find(params.id), posts.all()]) };
}

/** What is being written must not be disturbed by data that comes again. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.id !== nextParams.id;
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Edit Post" });

/** A post by its id (specification, section 2). An unknown id leads to the dashboard. */
export default function AdminEditPost({ loaderData, params }: Route.ComponentProps) {
  return (
    <Suspense key={params.id} fallback={<DeskSpinner label="Loading the post" />}>
      <EditPost found={loaderData.found} />
    </Suspense>
  );
}

type Found = readonly [post: Post | undefined, all: readonly PostSummary[]];

function EditPost({ found }: { readonly found: Promise<Found> }) {
  const [post, all] = use(found);
  const navigate = useNavigate();
  const toast = useToast();
  const dashboard = dashboardPath(useLocation().state);
  if (!post) return <Navigate to="/admin" replace />;

  return (
    <PostEditor
      heading="Edit Post"
      submitLabel="Update Post"
      initial={valuesOf(post)}
      posts={all}
      ownId={post.id}
      usualDate={post.date}
      dashboard={dashboard}
      save={async (draft, done) => {
        const updated = await posts.update(post.id, draft);
        if (!updated) throw new Error("That post is no longer there.");
        done();
        toast({
          text: `Updated “${updated.title}”`,
          action: { label: "View post", to: postPath(updated) },
        });
        await navigate(dashboard);
      }}
    />
  );
}
