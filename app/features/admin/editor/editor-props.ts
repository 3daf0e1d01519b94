import type {
  DeskCapabilities,
  DeskPost,
  DeskPosts,
  SaveIntent,
} from "#app/backend/ports/posts.ts";
import type { CalendarDate } from "#app/domain/dates/calendar-date.ts";
import type { PostFormValues } from "./form/form-values.ts";
import type { WritingDesk } from "./autosave/writing-desk.ts";
import type { SavePost } from "./form/use-post-form.ts";

/** Whether and when readers see a post. */
export type PublishStatus = Pick<DeskPost, "state" | "publishAt" | "nextAt" | "review">;

export type EditorPort = Pick<DeskPosts, "find" | "isAddressFree" | "restore">;

/** What a page passes to the editor. */
export interface PostEditorProps {
  readonly heading: string;
  readonly id: string;
  /** The version being edited; undefined for a new post. */
  readonly version: number | undefined;
  readonly initial: PostFormValues;
  /** What was typed before a Cancel that was undone. */
  readonly restored?: PostFormValues | undefined;
  /** The words of the content to select at first. */
  readonly find?: string | undefined;
  /** The tab whose unsaved changes to restore without asking, since the editor already chose them. */
  readonly continueWith?: string | undefined;
  /** The categories to offer. */
  readonly categories: readonly string[];
  /** Existing tags, to suggest. */
  readonly knownTags: readonly string[];
  /** The post's date if the form has none. */
  readonly defaultDate: CalendarDate;
  /** The address of the dashboard, with its filters. */
  readonly dashboard: string;
  readonly can: DeskCapabilities["can"];
  /** Only in the edition that saves drafts. */
  readonly writing?: WritingDesk | undefined;
  readonly publishStatus?: PublishStatus | undefined;
  readonly port: EditorPort;
  readonly save: SavePost;
  /** @param wasPublic whether readers saw the post before */
  readonly onSaved: (saved: DeskPost, intent: SaveIntent, wasPublic: boolean) => void;
  /** A review was asked for or answered; `undo` takes that back. */
  readonly onReviewed: (saved: DeskPost, text: string, undo: () => Promise<unknown>) => void;
  /** The form is left with these unsaved values. */
  readonly onDiscard: (values: PostFormValues, byKeyboard: boolean) => void;
  /** The form is left with autosaved changes, which `giveUp` discards. */
  readonly onLeft: (giveUp: () => Promise<void>) => void;
  /** Saves this form as a separate post; resolves to false if that failed. */
  readonly onSaveCopy: (mine: PostFormValues) => Promise<boolean>;
  /** Shows the form's post as a page. */
  readonly onSeePage: (values: PostFormValues) => void;
}
