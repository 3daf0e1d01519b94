import { useLocation, useNavigate } from "react-router";
import type { DeskPost } from "../../../backend/ports/posts.ts";
import { postPath } from "../../../domain/posts/post.ts";
import { dashboardPath } from "../dashboard/dashboard-path.ts";
import { useToast } from "../desk/toast.tsx";
import { type PostFormValues, readFormValues } from "./form-values.ts";

/** How an editor's page is left: saved, or with words that can be brought back. */
export function useEditorRoute(verb: "Published" | "Updated") {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const dashboard = dashboardPath(state);

  return {
    dashboard,
    /** What was typed before a Cancel that was undone. */
    restored: readFormValues(state),
    onSaved({ post, publicPage }: DeskPost) {
      toast({
        text: `${verb} “${post.title}”`,
        action: {
          label: "View post",
          view: { path: postPath(post), id: post.id, isPublic: publicPage === "same" },
        },
      });
      void navigate(dashboard, { state: { saved: post.id } });
    },
    onDiscard(values: PostFormValues) {
      toast({
        text: "Your changes were not saved.",
        action: {
          label: "Undo",
          onPress: () =>
            void navigate(pathname, { state: { ...asRecord(state), restored: values } }),
        },
      });
    },
  };
}

function asRecord(state: unknown): object {
  return typeof state === "object" && state !== null ? state : {};
}
