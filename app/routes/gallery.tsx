import { useEffect } from "react";
import { DeskSpecimens } from "../features/admin/specimens.tsx";
import { BlogSpecimens } from "../features/blog/specimens.tsx";
import { PageParts } from "../features/gallery/page-parts.tsx";
import { Specimens } from "../features/gallery/specimens.tsx";
import { SceneWall } from "../features/gallery/scene-wall.tsx";
import { drawnPictures, newestPost } from "../gallery.server.ts";
import { pageMeta } from "../meta/page-meta.ts";
import type { Route } from "./+types/gallery.ts";
import "../styles/admin/desk.css";
import "../styles/gallery.css";

/*
 * For developers, and only while developing (app/routes.ts): every component and picture. `/gallery`
 * shows the two themes side by side, `/gallery/light` and `/gallery/dark` one of them.
 */
export const loader = () => ({ files: drawnPictures(), post: newestPost() });

export const meta = () => pageMeta({ title: "Gallery" });

export default function Gallery({
  loaderData: { files, post },
  params: { theme },
}: Route.ComponentProps) {
  useEffect(() => {
    if (theme) document.documentElement.dataset.theme = theme;
  }, [theme]);

  if (!theme) {
    return (
      <main className="gallery">
        <iframe title="Light theme" src="/gallery/light" />
        <iframe title="Dark theme" src="/gallery/dark" />
      </main>
    );
  }
  return (
    <main>
      <div className="wrap">
        <h1>Components and pictures, {theme}</h1>
      </div>
      <Specimens />
      <PageParts />
      <BlogSpecimens post={post} />
      <DeskSpecimens post={post} />
      <SceneWall files={files} />
    </main>
  );
}
