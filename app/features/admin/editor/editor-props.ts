import type {
  DeskCapabilities,
  DeskPost,
  DeskPosts,
  SaveIntent,
} from "../../../backend/ports/posts.ts";
import type { CalendarDate } from "../../../domain/dates/calendar-date.ts";
import type { AddressPort } from "./fields/slug-field.tsx";
import type { PostFormValues } from "./form/form-values.ts";
import type { WritingDesk } from "./keeping/writing-desk.ts";
import type { Standing } from "./post-state.tsx";
import type { SavePost } from "./form/use-post-form.ts";

export type EditorPort = AddressPort & Pick<DeskPosts, "find" | "restore">;

/** What an editor's page tells the editor. */
export interface PostEditorProps {
  readonly heading: string;
  readonly submitLabel: string;
  readonly id: string;
  /** The version that is edited; none when the post is new. */
  readonly version: number | undefined;
  readonly initial: PostFormValues;
  /** What was typed before a Cancel that was undone. */
  readonly restored?: PostFormValues | undefined;
  /** Words of the text to begin at. */
  readonly find?: string | undefined;
  /** The visit whose unsaved words are put into the form at once: the editor asked for them already. */
  readonly continueWith?: string | undefined;
  /** Tags in use, to suggest. */
  readonly knownTags: readonly string[];
  /** The day the post has, or gets, when the form says nothing. */
  readonly defaultDate: CalendarDate;
  /** The dashboard, as it was left. */
  readonly dashboard: string;
  readonly can: DeskCapabilities["can"];
  /** Only where the edition keeps what is written. */
  readonly writing?: WritingDesk | undefined;
  readonly standing?: Standing | undefined;
  readonly port: EditorPort;
  readonly save: SavePost;
  readonly onSaved: (saved: DeskPost, intent: SaveIntent) => void;
  /** The form is left with these words in it, which nobody saved. */
  readonly onDiscard: (values: PostFormValues, byKeyboard: boolean) => void;
  /** The form is left with words that are kept; they can be given up. */
  readonly onLeft?: ((giveUp: () => Promise<void>) => void) | undefined;
  /** What is written here is kept or saved: from now on it can be found again. */
  readonly onKept?: (() => void) | undefined;
  /** Saves this form as a post of its own; false when that failed. */
  readonly onSaveCopy?: ((mine: PostFormValues) => Promise<boolean>) | undefined;
  /** Shows the post as a page, as it is in the form. */
  readonly onSeePage: (values: PostFormValues) => void;
}
