import { Suspense, use, useEffect, useState } from "react";
import { type ShouldRevalidateFunctionArgs, useNavigate } from "react-router";
import { posts, session, writing } from "../../backend/desk.ts";
import { settle } from "../../backend/ports/errors.ts";
import type { DeskCapabilities, EditablePost } from "../../backend/ports/posts.ts";
import type { Article } from "../../domain/posts/post.ts";
import { DeskSpinner } from "../../features/admin/desk/spinner.tsx";
import { useToast } from "../../features/admin/desk/toast.tsx";
import { saveCopy } from "../../features/admin/editor/conflict/save-copy.ts";
import { valuesOf } from "../../features/admin/editor/form/form-values.ts";
import {
  openWritingDesk,
  type WritingDesk,
} from "../../features/admin/editor/autosave/writing-desk.ts";
import { PostEditor } from "../../features/admin/editor/post-editor.tsx";
import { useEditorRoute } from "../../features/admin/editor/use-editor-route.ts";
import { draftArticle } from "../../features/admin/view/draft-article.ts";
import { PageDialog } from "../../features/admin/view/page-dialog.tsx";
import { PostView } from "../../features/blog/post/post-view.tsx";
import { deskMeta } from "../../seo/desk-meta.ts";
import type { Route } from "./+types/admin-edit-post.ts";

/** The post is returned as a promise, so the page opens at once with a spinner. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const found = posts.find(params.id);
  const [tags, { can }, desk] = await Promise.all([
    posts.tags(),
    posts.capabilities(),
    openWritingDesk(writing, session, settle, params.id),
  ]);
  return { found, tags, can, desk };
}

/** Reloaded data must not disturb what is being written. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.id !== nextParams.id;
}

export const meta: Route.MetaFunction = () => deskMeta("Edit Post");

/** The router hydrates these documents. */
export const handle = { hydrate: true };

/** A post by its id (specification, section 2). */
export default function AdminEditPost({ loaderData, params }: Route.ComponentProps) {
  return (
    <Suspense key={params.id} fallback={<DeskSpinner label="Loading the post" />}>
      <FoundOrNot {...loaderData} />
    </Suspense>
  );
}

interface Loaded {
  readonly tags: readonly string[];
  readonly can: DeskCapabilities["can"];
  readonly desk: WritingDesk | undefined;
}

function FoundOrNot({
  found,
  ...loaded
}: Loaded & { readonly found: Promise<EditablePost | undefined> }) {
  const editable = use(found);
  return editable ? <EditPost {...loaded} editable={editable} /> : <NoSuchPost />;
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

function EditPost({ editable, tags, can, desk }: Loaded & { readonly editable: EditablePost }) {
  const { post, version, state, undated = false } = editable;
  const [page, setPage] = useState<Article>();
  const isLive = state === "published" || state === "changed";
  const { onCopied, ...route } = useEditorRoute(isLive ? "Updated" : "Published", desk?.timeZone);
  const [initial] = useState(() => valuesOf(post, undated));
  return (
    <>
      <PostEditor
        {...route}
        heading="Edit Post"
        submitLabel={state === "draft" ? "Publish Post" : "Update Post"}
        id={post.id}
        version={version}
        initial={initial}
        knownTags={tags}
        defaultDate={post.date}
        can={can}
        writing={desk}
        publishStatus={editable}
        port={posts}
        save={(draft, intent, started = version) =>
          settle(posts.update(post.id, draft, intent, started))
        }
        onSaveCopy={async (mine) => {
          const copy = await saveCopy(
            (id, draft) => settle(posts.create(id, draft, { kind: "save" })),
            mine,
            desk?.user.username ?? "",
          );
          if (copy) onCopied(copy.title, copy.id);
          return copy !== undefined;
        }}
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
