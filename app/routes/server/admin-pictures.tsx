import { pictures } from "../../backend/management.ts";
import { PicturesPage } from "../../features/admin/pictures/pictures-page.tsx";
import { deskMeta } from "../../seo/desk-meta.ts";
import "../../styles/admin/management/management.css";
import "../../styles/admin/management/pictures.css";
import type { Route } from "./+types/admin-pictures.ts";

export const meta: Route.MetaFunction = () => deskMeta("Pictures");

/** The router hydrates these documents. */
export const handle = { hydrate: true };

export default function AdminPictures() {
  return <PicturesPage port={pictures} />;
}
