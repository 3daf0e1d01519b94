import { redirect } from "react-router";
import { posts, writing } from "../../backend/desk.ts";
import { settle } from "../../backend/ports/errors.ts";
import { Revisions } from "../../features/admin/revisions/revisions.tsx";
import { deskMeta } from "../../seo/desk-meta.ts";
import type { Route } from "./+types/admin-revisions.ts";

export async function clientLoader({ params: { id }, request }: Route.ClientLoaderArgs) {
  const port = await writing();
  const [editable, revisions, timeZone] = await Promise.all([
    posts.find(id),
    port?.revisions(id),
    port?.timeZone(),
  ]);
  if (!port || !editable || !revisions || timeZone === undefined) throw redirect("/admin");
  const asked = new URL(request.url).searchParams;
  const shown =
    revisions.find(({ number }) => number === Number(asked.get("revision"))) ?? revisions[0];
  const other =
    revisions.find(({ number }) => number === Number(asked.get("with"))) ??
    revisions.find(({ live, number }) => live && number !== shown?.number) ??
    revisions.find(({ number }) => shown !== undefined && number < shown.number) ??
    revisions.find(({ number }) => number !== shown?.number);
  if (!shown) throw redirect("/admin");
  const [post, otherPost] = await Promise.all([
    port.revision(id, shown.number),
    other && port.revision(id, other.number),
  ]);
  if (!post) throw redirect("/admin");
  return {
    editable,
    revisions,
    timeZone,
    onRestore: (number: number, version: number) =>
      settle(port.restoreRevision(id, number, version)),
    shown: { revision: shown, post },
    other: other && otherPost ? { revision: other, post: otherPost } : undefined,
  };
}

export const meta: Route.MetaFunction = () => deskMeta("Revisions");

/** The router hydrates these documents. */
export const handle = { hydrate: true };

export default function AdminRevisions({ loaderData }: Route.ComponentProps) {
  return <Revisions {...loaderData} />;
}
