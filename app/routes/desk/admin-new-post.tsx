import { useEffect, useEffectEvent, useState } from "react";
import { redirect, useLocation, useNavigate } from "react-router";
import { posts, session, writing } from "../../backend/desk.ts";
import { settle } from "../../backend/ports/errors.ts";
import { localDate } from "../../domain/dates/calendar-date.ts";
import { newPostId } from "../../domain/posts/post-id.ts";
import type { Article } from "../../domain/posts/post.ts";
import { EMPTY_FORM } from "../../features/admin/editor/form/form-values.ts";
import { openWritingDesk } from "../../features/admin/editor/autosave/writing-desk.ts";
import { PostEditor } from "../../features/admin/editor/post-editor.tsx";
import { useEditorRoute } from "../../features/admin/editor/use-editor-route.ts";
import { draftArticle } from "../../features/admin/view/draft-article.ts";
import { PageDialog } from "../../features/admin/view/page-dialog.tsx";
import { PostView } from "../../features/blog/post/post-view.tsx";
import { deskMeta } from "../../seo/desk-meta.ts";
import type { Route } from "./+types/admin-new-post.ts";

/** Search parameter with the id of a new post that is autosaved, so that a reload restores it. */
const POST_PARAM = "post";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const autosavedId = new URL(request.url).searchParams.get(POST_PARAM);
  const id = autosavedId ?? newPostId();
  const [tags, { can }, desk] = await Promise.all([
    posts.tags(),
    posts.capabilities(),
    openWritingDesk(writing, session, settle, id),
  ]);
  const neverSaved =
    desk?.autosaves.every(({ baseVersion }) => baseVersion === 0) && desk.autosaves.length > 0;
  if (autosavedId !== null && !neverSaved && (await posts.find(autosavedId)))
    throw redirect(`/admin/edit-post/${encodeURIComponent(id)}`);
  return { id, tags, can, desk };
}

/** Reloaded data must not disturb what is being written. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = () => deskMeta("Create New Post");

/** The router hydrates these documents. */
export const handle = { hydrate: true };

/** A new post (specification, section 2). */
export default function AdminNewPost({ loaderData }: Route.ComponentProps) {
  const { id, tags, can, desk } = loaderData;
  const [today] = useState(() => localDate(new Date()));
  const [page, setPage] = useState<Article>();
  const { onCopied: _, ...route } = useEditorRoute("Published", desk?.timeZone);
  const navigate = useNavigate();
  const { search, state } = useLocation();

  const nameInAddress = useEffectEvent(() => {
    const address = `?${new URLSearchParams({ [POST_PARAM]: id })}`;
    if (search !== address)
      void navigate(address, { replace: true, preventScrollReset: true, state });
  });
  // Before anything is typed, so that a reload at any moment finds what was.
  useEffect(() => {
    if (desk) nameInAddress();
  }, [desk]);

  return (
    <>
      <PostEditor
        key={id}
        {...route}
        heading="Create New Post"
        submitLabel="Publish Post"
        id={id}
        version={undefined}
        initial={EMPTY_FORM}
        knownTags={tags}
        defaultDate={today}
        can={can}
        writing={desk}
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
