import type { PostState } from "#app/backend/ports/posts.ts";

/** One way to publish a post or to unpublish it. */
export interface Choice {
  readonly name: "now" | "at" | "unpublish" | "discard";
  readonly label: string;
  readonly hint: string;
  /** The button's label. */
  readonly action: string;
  readonly danger?: true;
}

/**
 * The choices for a post in a state.
 *
 * @param waits Whether the post, or an update of it, is scheduled.
 */
export function choicesFor(state: PostState, title: string, waits: boolean): readonly Choice[] {
  const live = state === "published" || state === "changed";
  return [
    {
      name: "now",
      label: "Now",
      hint: "Readers see it within seconds.",
      action: live ? "Update Post" : "Publish Post",
    },
    {
      name: "at",
      label: "At a time",
      hint: live ? "Until then readers see the old text." : "Until then readers see nothing.",
      action: waits ? "Change the time" : live ? "Update at a time" : "Schedule",
    },
    ...(state === "scheduled" ? [CANCEL] : []),
    ...(state === "changed" ? [DISCARD] : []),
    ...(live ? [unpublish(title)] : []),
  ];
}

const CANCEL: Choice = {
  name: "unpublish",
  label: "Cancel the schedule",
  hint: "It becomes a draft again.",
  action: "Cancel the schedule",
};
const DISCARD: Choice = {
  name: "discard",
  label: "Discard the changes",
  hint: "The post goes back to what readers see. The revisions keep what you discard.",
  action: "Discard the changes",
  danger: true,
};
const unpublish = (title: string): Choice => ({
  name: "unpublish",
  label: `Take “${title}” off the site?`,
  hint: "It becomes a draft. Its address says it’s gone. Publishing brings it back.",
  action: "Unpublish",
  danger: true,
});
