import { useEffect, useState } from "react";
import { redirect } from "react-router";
import { posts, session, writing } from "#app/backend/desk.ts";
import { settle } from "#app/backend/ports/errors.ts";
import { localDate } from "#app/domain/dates/calendar-date.ts";
import { newPostId } from "#app/domain/posts/post-id.ts";
import type { Article } from "#app/domain/posts/post.ts";
import { EMPTY_FORM } from "#app/features/admin/editor/form/form-values.ts";
import { openWritingDesk } from "#app/features/admin/editor/autosave/writing-desk.ts";
import { PostEditor } from "#app/features/admin/editor/post-editor.tsx";
import { useEditorRoute } from "#app/features/admin/editor/use-editor-route.ts";
import { draftArticle } from "#app/features/admin/view/draft-article.ts";
import { PageDialog } from "#app/features/admin/view/page-dialog.tsx";
import { PostView } from "#app/features/blog/post-view.tsx";
import type { ScreenProps, ScreenRequest } from "../screen.tsx";

/** Search parameter with the id of a new post that is autosaved, so that a reload restores it. */
const POST_PARAM = "post";

export async function loader({ query }: ScreenRequest) {
  const autosavedId = query.get(POST_PARAM);
  const id = autosavedId ?? newPostId();
  const [categories, tags, { can }, desk] = await Promise.all([
    posts.categories(),
    posts.tags(),
    posts.capabilities(),
    openWritingDesk(writing, session, settle, id),
  ]);
  const neverSaved =
    desk?.autosaves.every(({ baseVersion }) => baseVersion === 0) && desk.autosaves.length > 0;
  if (autosavedId !== null && !neverSaved && (await posts.find(autosavedId)))
    throw redirect(`/admin/edit-post/${encodeURIComponent(id)}`);
  return { id, categories, tags, can, desk };
}

/** Reloaded data must not disturb what is being written. */
export const shouldRevalidate = () => false;

export const title = "Create New Post";

/** A new post (specification, section 2). */
export default function AdminNewPost({ loaderData }: ScreenProps<typeof loader>) {
  const { id, categories, tags, can, desk } = loaderData;
  const [today] = useState(() => localDate(new Date()));
  const [page, setPage] = useState<Article>();
  const route = useEditorRoute(posts, desk);
  // What contributors write is theirs; they may clear it.
  const [initial] = useState(() =>
    desk?.user.role === "contributor" ? { ...EMPTY_FORM, byline: desk.user.username } : EMPTY_FORM,
  );

  // Before anything is typed, so that a reload at any moment finds what was. No navigation, which another one
  // could meet halfway.
  useEffect(() => {
    if (desk)
      history.replaceState(history.state, "", `?${new URLSearchParams({ [POST_PARAM]: id })}`);
  }, [desk, id]);

  return (
    <>
      <PostEditor
        key={id}
        {...route}
        heading="Create New Post"
        id={id}
        version={undefined}
        initial={initial}
        categories={categories}
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
