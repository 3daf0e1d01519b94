import { Suspense, use, useEffect, useState } from "react";
import { Navigate, type ShouldRevalidateFunctionArgs, useNavigate } from "react-router";
import { posts, session, writing } from "#app/backend/desk.ts";
import { settle } from "#app/backend/ports/errors.ts";
import { type DeskCapabilities, type EditablePost, isDraft } from "#app/backend/ports/posts.ts";
import type { Article } from "#app/domain/posts/post.ts";
import { DeskSpinner } from "#app/features/admin/desk/spinner.tsx";
import { useToast } from "#app/features/admin/desk/toast.tsx";
import { valuesOf } from "#app/features/admin/editor/form/form-values.ts";
import {
  openWritingDesk,
  type WritingDesk,
} from "#app/features/admin/editor/autosave/writing-desk.ts";
import { PostEditor } from "#app/features/admin/editor/post-editor.tsx";
import { useEditorRoute } from "#app/features/admin/editor/use-editor-route.ts";
import { draftArticle } from "#app/features/admin/view/draft-article.ts";
import { PageDialog } from "#app/features/admin/view/page-dialog.tsx";
import { PostView } from "#app/features/blog/post-view.tsx";
import type { ScreenProps, ScreenRequest } from "../screen.tsx";

/** The post is returned as a promise, so the page opens at once with a spinner. */
export async function loader({ id }: ScreenRequest) {
  const found = posts.find(id);
  const [categories, tags, { can }, desk] = await Promise.all([
    posts.categories(),
    posts.tags(),
    posts.capabilities(),
    openWritingDesk(writing, session, settle, id),
  ]);
  return { found, categories, tags, can, desk };
}

/** Reloaded data must not disturb what is being written. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.id !== nextParams.id;
}

export const title = "Edit Post";

/** A post by its id (specification, section 2). */
export default function AdminEditPost({ loaderData, id }: ScreenProps<typeof loader>) {
  return (
    <Suspense key={id} fallback={<DeskSpinner label="Loading the post" />}>
      <FoundOrNot {...loaderData} />
    </Suspense>
  );
}

interface Loaded {
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly can: DeskCapabilities["can"];
  readonly desk: WritingDesk | undefined;
}

function FoundOrNot({
  found,
  ...loaded
}: Loaded & { readonly found: Promise<EditablePost | undefined> }) {
  const editable = use(found);
  if (!editable) return <NoSuchPost />;
  // Contributors only read what is published or scheduled.
  return loaded.desk?.user.role === "contributor" && !isDraft(editable.state) ? (
    <Navigate to={`/admin/view-post/${encodeURIComponent(editable.post.id)}`} replace />
  ) : (
    <EditPost {...loaded} editable={editable} />
  );
}

/** An unknown id leads to the dashboard (specification, section 2), with a message. */
function NoSuchPost() {
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => {
    toast({ text: "That post is no longer here." });
    void navigate("/admin", { replace: true });
  }, [navigate, toast]);
  return null;
}

function EditPost({
  editable,
  categories,
  tags,
  can,
  desk,
}: Loaded & { readonly editable: EditablePost }) {
  const { post, version, undated = false } = editable;
  const [page, setPage] = useState<Article>();
  const route = useEditorRoute(posts, desk);
  const [initial] = useState(() => valuesOf(post, undated));
  return (
    <>
      <PostEditor
        {...route}
        heading="Edit Post"
        id={post.id}
        version={version}
        initial={initial}
        categories={categories}
        knownTags={tags}
        defaultDate={post.date}
        can={can}
        writing={desk}
        publishStatus={editable}
        port={posts}
        save={(draft, intent, started = version) =>
          settle(posts.update(post.id, draft, intent, started))
        }
        onSeePage={(values) => void draftArticle(values, post, post.date).then(setPage)}
      />
      {page ? (
        <PageDialog onClose={() => setPage(undefined)}>
          <PostView article={page} />
        </PageDialog>
      ) : null}
    </>
  );
}
