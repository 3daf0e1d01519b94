import { useEffect } from "react";
import { redirect } from "react-router";
import { posts } from "#app/backend/desk.ts";
import { randomId } from "#app/domain/random-id.ts";
import { editPath } from "#app/desk/frame/addresses.ts";
import { openWritingDesk } from "#app/desk/editor/autosave/writing-desk.ts";
import { PostEditor } from "#app/desk/editor/post-editor.tsx";
import type { ScreenProps, ScreenRequest } from "../screen.tsx";

/** Search parameter with the id of a new post that is autosaved, so that a reload restores it. */
const POST_PARAM = "post";

export async function loader({ query, user }: ScreenRequest) {
  const autosavedId = query.get(POST_PARAM);
  const id = autosavedId ?? randomId();
  const [terms, desk] = await Promise.all([posts.terms(), openWritingDesk(id, user)]);
  const neverSaved =
    desk?.autosaves.every(({ baseVersion }) => baseVersion === 0) && desk.autosaves.length > 0;
  if (autosavedId !== null && !neverSaved && (await posts.find(autosavedId)))
    throw redirect(editPath(id));
  return { id, terms, desk };
}

/** Reloaded data must not disturb what is being written. */
export const shouldRevalidate = () => false;

export const title = "Create New Post";

/** A new post (specification, section 2). */
export default function AdminNewPost({
  loaderData: { id, terms, desk },
}: ScreenProps<typeof loader>) {
  // Adds the id to the address before anything is typed, so that a reload finds what was autosaved. Not by a
  // navigation, which could interfere with another one.
  useEffect(() => {
    if (desk)
      history.replaceState(history.state, "", `?${new URLSearchParams({ [POST_PARAM]: id })}`);
  }, [desk, id]);

  return <PostEditor key={id} {...terms} id={id} desk={desk} />;
}
