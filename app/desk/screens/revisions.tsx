import { redirect } from "react-router";
import { posts, writing } from "#app/backend/desk.ts";
import { settle } from "#app/backend/ports/errors.ts";
import { Revisions } from "#app/features/admin/revisions.tsx";
import type { ScreenProps, ScreenRequest } from "../screen.tsx";

export async function loader({ id, query }: ScreenRequest) {
  const before = Number(query.get("before")) || undefined;
  const [editable, latest, older, timeZone] = await Promise.all([
    posts.find(id),
    writing?.revisions(id),
    before === undefined ? undefined : writing?.revisions(id, before),
    writing?.timeZone(),
  ]);
  if (!writing || !editable || !latest || timeZone === undefined) throw redirect("/admin");
  const { revisions, next } = older ?? latest;
  const shown =
    revisions.find(({ number }) => number === Number(query.get("revision"))) ?? revisions[0];
  const other =
    revisions.find(({ number }) => number === Number(query.get("with"))) ??
    revisions.find(({ live, number }) => live && number !== shown?.number) ??
    revisions.find(({ number }) => shown !== undefined && number < shown.number) ??
    revisions.find(({ number }) => number !== shown?.number);
  if (!shown) throw redirect("/admin");
  const [post, otherPost] = await Promise.all([
    writing.revision(id, shown.number),
    other && writing.revision(id, other.number),
  ]);
  if (!post) throw redirect("/admin");
  const { restoreRevision } = writing;
  return {
    editable,
    revisions,
    newest: latest.revisions[0]?.number,
    before,
    next,
    timeZone,
    onRestore: (number: number, version: number) => settle(restoreRevision(id, number, version)),
    shown: { revision: shown, post },
    other: other && otherPost ? { revision: other, post: otherPost } : undefined,
  };
}

export const title = "Revisions";

export default function AdminRevisions({ loaderData }: ScreenProps<typeof loader>) {
  return <Revisions {...loaderData} />;
}
