import { useEffect } from "react";
import { redirect } from "react-router";
import { posts } from "../../backend/desk.ts";
import { paperLinks } from "../../enhance/page/paper-links.ts";
import { photos } from "../../enhance/page/photos.ts";
import { sectionLinks } from "../../enhance/navigation/section-links.ts";
import { openInNewTab } from "../../features/admin/desk/open-in-new-tab.ts";
import { ViewBar } from "../../features/admin/view/view-bar.tsx";
import { PostView } from "../../features/blog/post/post-view.tsx";
import { deskMeta } from "../../seo/desk-meta.ts";
import type { Route } from "./+types/admin-view-post.ts";

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const article = await posts.article(params.id);
  if (!article) throw redirect("/admin");
  return { article };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  deskMeta(loaderData?.article.post.title ?? "View Post");

/** Shown without the desk's header: the post's own design fills the page. */
export const handle = { hydrate: true, bare: true };

/** A post as saved, for when its public page differs from that or does not exist (decision 17). */
export default function AdminViewPost({ loaderData: { article }, params }: Route.ComponentProps) {
  useEffect(() => {
    photos();
    sectionLinks();
    return paperLinks();
  }, []);
  return (
    <>
      <ViewBar id={params.id} />
      <div onClick={openInNewTab}>
        <PostView article={article} />
      </div>
    </>
  );
}
