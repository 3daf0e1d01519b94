import { Suspense, use, useEffect } from "react";
import { Navigate, type ShouldRevalidateFunctionArgs, useNavigate } from "react-router";
import { posts } from "#app/backend/desk.ts";
import { viewPath } from "#app/desk/frame/addresses.ts";
import { DeskSpinner } from "#app/desk/frame/spinner.tsx";
import { useToast } from "#app/desk/frame/toast.tsx";
import { isEditable } from "#app/desk/editor/autosave/unsaved-changes.ts";
import { openWritingDesk } from "#app/desk/editor/autosave/writing-desk.ts";
import { PostEditor } from "#app/desk/editor/post-editor.tsx";
import type { ScreenProps, ScreenRequest } from "../screen.tsx";

/** The post is returned as a promise, so the page opens at once with a spinner. */
export async function loader({ id, user }: ScreenRequest) {
  const found = posts.find(id);
  const [terms, desk] = await Promise.all([posts.terms(), openWritingDesk(id, user)]);
  return { found, terms, desk };
}

/** Reloaded data must not disturb what is being written. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.id !== nextParams.id;
}

export const title = "Edit Post";

/** A post by its id (specification, section 2). */
export default function AdminEditPost({ loaderData, id }: ScreenProps<typeof loader>) {
  return (
    <Suspense key={id} fallback={<DeskSpinner label="Loading the post" />}>
      <FoundOrNot {...loaderData} id={id} />
    </Suspense>
  );
}

function FoundOrNot({
  found,
  terms,
  desk,
  id,
}: ScreenProps<typeof loader>["loaderData"] & { readonly id: string }) {
  const editable = use(found);
  if (!editable) return <NoSuchPost />;
  return isEditable(desk, editable) ? (
    <PostEditor {...terms} id={id} editable={editable} desk={desk} />
  ) : (
    <Navigate to={viewPath(id)} replace />
  );
}

/** Redirects from an unknown id to the dashboard (specification, section 2), with a message. */
function NoSuchPost() {
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => {
    toast({ text: "That post is no longer here." });
    void navigate("/admin", { replace: true });
  }, [navigate, toast]);
  return null;
}
