import { useEffect } from "react";
import { Link, redirect } from "react-router";
import { posts } from "#app/backend/desk.ts";
import { paperLinks } from "#app/enhance/page/paper-links.ts";
import { photos } from "#app/enhance/page/photos.ts";
import { sectionLinks } from "#app/enhance/navigation/section-links.ts";
import { isEditable } from "#app/desk/editor/autosave/unsaved-changes.ts";
import { openWritingDesk } from "#app/desk/editor/autosave/writing-desk.ts";
import { openInNewTab } from "#app/desk/frame/open-in-new-tab.ts";
import { DASHBOARD, editPath } from "#app/desk/frame/addresses.ts";
import { PostView } from "#app/features/blog/post-view.tsx";
import type { ScreenProps, ScreenRequest } from "../screen.tsx";

export async function loader({ id, user }: ScreenRequest) {
  const [article, editable, desk] = await Promise.all([
    posts.article(id),
    posts.find(id),
    openWritingDesk(id, user),
  ]);
  if (!article) throw redirect("/admin");
  return { article, canEdit: editable !== undefined && isEditable(desk, editable) };
}

export const title = ({ article }: Awaited<ReturnType<typeof loader>>) => article.post.title;

/** Shown without the desk's header: the post's own design fills the page. */
export const handle = { bare: true };

/** A post as saved, for when its public page differs from that or does not exist (decision 17). */
export default function AdminViewPost({
  loaderData: { article, canEdit },
  id,
}: ScreenProps<typeof loader>) {
  useEffect(() => {
    const ends = [photos(), sectionLinks(), paperLinks()];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return (
    <>
      <nav className="view-bar" aria-label="Your view of this post">
        <p className="wrap">
          <span>Your view of this post.</span>{" "}
          {canEdit ? (
            <>
              <Link to={editPath(id)}>Edit</Link>
              <span aria-hidden="true"> · </span>
            </>
          ) : null}
          <Link to={DASHBOARD}>Posts</Link>
        </p>
      </nav>
      <div onClick={openInNewTab}>
        <PostView article={article} />
      </div>
    </>
  );
}
