import { useState } from "react";
import { posts } from "../../backend/desk.ts";
import { settle } from "../../backend/ports/errors.ts";
import { localDate } from "../../domain/dates/calendar-date.ts";
import { newPostId } from "../../domain/posts/post-id.ts";
import type { Article } from "../../domain/posts/post.ts";
import { EMPTY_FORM } from "../../features/admin/editor/form-values.ts";
import { PostEditor } from "../../features/admin/editor/post-editor.tsx";
import { useEditorRoute } from "../../features/admin/editor/use-editor-route.ts";
import { draftArticle } from "../../features/admin/view/draft-article.ts";
import { PageDialog } from "../../features/admin/view/page-dialog.tsx";
import { PostView } from "../../features/blog/post/post-view.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/admin-new-post.ts";

export async function clientLoader() {
  const [tags, { can }] = await Promise.all([posts.tags(), posts.capabilities()]);
  return { tags, can };
}

/** What is being written must not be disturbed by data that comes again. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = () => pageMeta({ title: "Create New Post" });

/** The router hydrates these documents. */
export const handle = { hydrate: true };

/** A new post (specification, section 2). */
export default function AdminNewPost({ loaderData: { tags, can } }: Route.ComponentProps) {
  const [id] = useState(newPostId);
  const [today] = useState(() => localDate(new Date()));
  const [page, setPage] = useState<Article>();
  const route = useEditorRoute("Published");

  return (
    <>
      <PostEditor
        {...route}
        heading="Create New Post"
        submitLabel="Publish Post"
        id={id}
        version={undefined}
        initial={EMPTY_FORM}
        knownTags={tags}
        defaultDate={today}
        can={can}
        port={posts}
        save={(draft, intent, version) =>
          settle(
            version === undefined
              ? posts.create(id, draft, intent)
              : posts.update(id, draft, intent, version),
          )
        }
        onSeePage={(values) => void draftArticle(values, undefined, today).then(setPage)}
      />
      {page ? (
        <PageDialog onClose={() => setPage(undefined)}>
          <PostView article={page} />
        </PageDialog>
      ) : null}
    </>
  );
}
