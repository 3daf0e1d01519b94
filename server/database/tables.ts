import { z } from "zod";
import { CONTENT_LIMIT_CHARACTERS } from "#app/content-model/posts/post-draft.ts";
import { LAST_MOMENT } from "#app/domain/dates/site-time.ts";
import type { Role } from "#app/domain/session.ts";
import { storable } from "#app/content-model/posts/line.ts";
import { email, id, jsonText, text } from "../http/text.ts";
import { MAX_UPLOAD_BYTES } from "../http/uploads.ts";
import type { FieldColumns } from "../posts/fields.ts";

const MAX_LINE_LENGTH = 5000;
/** Escapes make JSON longer than its texts. */
const MAX_FIELDS_CHARACTERS = 8 * CONTENT_LIMIT_CHARACTERS;

/** Milliseconds since 1970. */
type Moment = number;
const moment = z.number().int().min(-LAST_MOMENT).max(LAST_MOMENT);
/** At most PostgreSQL's largest `integer`. */
const count = z.int32().min(0);
const number = count.positive();
export const line = text(MAX_LINE_LENGTH);
/** Boolean, stored the same way in both databases. */
const flag = z.literal([0, 1]);
const user = id.nullable();
const mediaId = text(60).regex(/^[\w-]+$/);
/** sha256 of the uploaded bytes. */
const bytesHash = text(64).regex(/^[0-9a-f]{64}$/);
export const percent = z.number().int().min(0).max(100);
const sidePx = z.number().int().positive().max(100_000);

/** JSON that stays text. */
const jsonOf = (value: z.ZodType, length = Number.MAX_SAFE_INTEGER) =>
  text(length).refine((json) => jsonText(value).safeParse(json).success, "must be JSON like ours");

/**
 * The columns of every table, as created by `migrations/`. Ids and JSON are text. Tables that a copy of the site
 * contains are defined as schemas, which check a copy when it is read: with limits, and with defaults for columns that
 * older versions did not write.
 */
export interface Tables {
  users: UserRow;
  /** The names of deleted accounts. */
  former_users: { id: string; name: string };
  sessions: SessionRow;
  one_time_links: LinkRow;
  passkeys: PasskeyRow;
  /** Challenges for passkeys to sign, each valid once. */
  passkey_challenges: ChallengeRow;
  attempts: { key: string; count: number; window_ends_at: Moment };
  audit: AuditRow;
  posts: PostRow;
  reviews: z.infer<typeof reviewColumns> & { post_id: string };
  addresses: AddressRow;
  revisions: RevisionRow;
  autosaves: z.infer<typeof autosaveColumns>;
  previews: PreviewRow;
  images: ImageRow;
  image_files: ImageFileRow;
  image_uses: { image_id: string; post_id: string };
  files: z.infer<typeof fileColumns> & { bytes: Uint8Array };
  subscribers: z.infer<typeof subscriberColumns>;
  letters: LetterRow;
  letter_recipients: RecipientRow;
  mails: MailRow;
  missing: { address: string; count: number; last_at: Moment; leads_to: string | null };
  imports: { id: string; at: Moment; user_id: string; undone_at: Moment | null };
  replaced_posts: ReplacedPostRow;
  imported_texts: ImportedTextRow;
  term_changes: TermChangeRow;
  /** The revisions that a term change made, and the revision that each replaced. */
  term_change_revisions: { change_id: string; post_id: string; number: number; before: number };
  settings: { key: string; value: string };
  texts: TextRow;
  text_revisions: z.infer<typeof textRevisionColumns> & { file: string };
}

export interface UserRow {
  id: string;
  /** Lower case, unique. */
  email: string;
  name: string;
  role: Role;
  /** PHC string; null until the invitation is accepted. */
  password_hash: string | null;
  /** Base32; null while the second factor is off. */
  totp_secret: string | null;
  /** The last time step whose code was used: no code works twice. */
  totp_step: number | null;
  /** JSON list of PHC strings of the unused recovery codes. */
  recovery_codes: string | null;
  disabled_at: Moment | null;
  created_at: Moment;
}

interface SessionRow {
  token_hash: string;
  user_id: string;
  created_at: Moment;
  seen_at: Moment;
  expires_at: Moment;
  user_agent: string;
}

export interface LinkRow {
  token_hash: string;
  /** `email` confirms a new address; `email-back` restores the previous one. */
  purpose: "setup" | "invite" | "reset" | "email" | "email-back";
  /** Null for the setup link, which creates the first account. */
  user_id: string | null;
  expires_at: Moment;
  /** The address that an `email` or `email-back` link gives the account. */
  email: string | null;
  /** Used links are kept for a while, so that opening one again says that it was used. */
  used_at: Moment | null;
}

interface PasskeyRow {
  /** The authenticator's id for the passkey, base64url. */
  id: string;
  user_id: string;
  /** What its user calls it. */
  name: string;
  /** COSE key, base64url. */
  public_key: string;
  /** How often it has signed, if the authenticator counts. */
  counter: number;
  /** JSON list, as the browser named them. */
  transports: string;
  created_at: Moment;
  used_at: Moment | null;
}

interface ChallengeRow {
  challenge_hash: string;
  /** The user who adds a passkey; null for a sign-in. */
  user_id: string | null;
  expires_at: Moment;
}

interface AuditRow {
  id: string;
  at: Moment;
  user_id: string | null;
  action: string;
  subject: string;
  detail: string;
}

export const postColumns = z.object({
  id,
  /** For optimistic locking: raised by every change. */
  version: number,
  /** Number of the newest revision. */
  head: number,
  /** Number of the revision that readers see from `publish_at` on. */
  live: number.nullable(),
  publish_at: moment.nullable(),
  /** A scheduled update of a published post: replaces `live` at `next_at`. */
  next_live: number.nullable(),
  next_at: moment.nullable(),
  deleted_at: moment.nullable(),
  created_at: moment,
  updated_at: moment,
});
export interface PostRow extends z.infer<typeof postColumns> {
  /** Neither read nor written any more: the next version drops it (migration 0012). */
  search?: string | undefined;
  import_id: string | null;
}

/** A contributor's request to review a draft, and the editor's answer if it was sent back. */
export const reviewColumns = z.object({
  asked_by: id,
  asked_at: moment,
  note: line,
  answered_by: user,
  /** Null while the review is pending. */
  answered_at: moment.nullable(),
  answer: line,
});

export const addressColumns = z.object({
  /** A path within the site, like `/blog/2025/05/a-slug`. */
  address: z
    .string()
    .max(2000)
    .regex(/^\/[^\s?#]*$/, "must be an address within the site"),
  /** When it first became public; null while a draft reserves it, 0 if it was public in another system. */
  first_live_at: moment.nullable(),
});
interface AddressRow extends z.infer<typeof addressColumns> {
  /** Null: a tombstone of a permanently deleted post. */
  post_id: string | null;
}

/** A revision without its fields (`posts/fields.ts`). */
export const revisionColumns = z.object({
  number,
  /** The post's version that this revision created. */
  version: number,
  /** The revision it is based on; null for the first. */
  base: number.nullable(),
  kind: z.enum(["saved", "published", "restored", "imported"]),
  saved_at: moment,
  saved_by: user.default(null),
});
export interface RevisionRow extends z.infer<typeof revisionColumns>, FieldColumns {
  post_id: string;
}

/** A user's unsaved changes to a post, from one tab. */
export const autosaveColumns = z.object({
  post_id: id,
  user_id: id,
  tab: text(200),
  base_version: count,
  fields: jsonOf(z.record(z.string(), z.string()), MAX_FIELDS_CHARACTERS),
  saved_at: moment,
});

interface PreviewRow {
  id: string;
  token_hash: string;
  post_id: string;
  revision: number;
  created_by: string;
  created_at: Moment;
  expires_at: Moment;
}

export const MAX_ALT_LENGTH = 1000;
/** A picture's description. Cut, since other systems and older versions of this program have longer ones. */
export const cutAlt = z.string().transform((alt) => storable(alt.slice(0, MAX_ALT_LENGTH)));
export const imageColumns = z.object({
  id: mediaId,
  hash: bytesHash,
  name: text(300),
  /** Null: not yet described. */
  alt: cutAlt.nullable(),
  decorative: flag,
  /** Percent of the whole picture from the left and the top. */
  focus_x: percent,
  focus_y: percent,
  /** The part of the picture that readers see (app/domain/crop.ts); empty: all. */
  crop: z
    .string()
    .regex(/^(?:\d{1,3}-\d{1,3}-\d{1,3}-\d{1,3})?$/)
    .default(""),
  credit: text(300),
  width: sidePx,
  height: sidePx,
  deleted_at: moment.nullable(),
  created_at: moment,
  created_by: user.default(null),
});
export type ImageRow = z.infer<typeof imageColumns>;

interface ImageFileRow {
  image_id: string;
  format: "jpeg" | "webp";
  /** The part of the picture in this file. Files of earlier crops are kept, since readers may have their addresses. */
  crop: string;
  width: number;
  /** File name below `/media/`. */
  name: string;
  bytes: Uint8Array;
}

/** A PDF that posts link to, without its bytes. */
export const fileColumns = z.object({
  id: mediaId,
  hash: bytesHash,
  /** As in its address: "stop-heights.pdf". */
  name: text(130).regex(/^[\w-]+\.pdf$/),
  size: z.number().int().positive().max(MAX_UPLOAD_BYTES),
  created_at: moment,
  created_by: user.default(null),
});

/** A post whose text an import replaced. */
interface ReplacedPostRow {
  import_id: string;
  post_id: string;
  /** The post's version after the import. */
  version: number;
  /** The newest revision before the import. */
  head_before: number;
  /** The post's `deleted_at` before the import. */
  deleted_before: Moment | null;
}

/** A page or the settings whose texts came with an import. */
interface ImportedTextRow {
  import_id: string;
  file: string;
  /** The file's version after the import. */
  version: number;
  /** The values of its row in `texts` before the import. */
  head_before: number;
  live_before: number;
  draft_before: string | null;
}

/** A category or tag that was renamed, merged into another or removed, in all posts at once. */
interface TermChangeRow {
  id: string;
  at: Moment;
  user_id: string;
  kind: "category" | "tag";
  from_name: string;
  /** Null: removed. */
  to_name: string | null;
  /** The names that the form offered before the change, a JSON list. */
  offered_before: string;
  undone_at: Moment | null;
}

export const subscriberColumns = z.object({
  id,
  email,
  state: z.enum(["asked", "confirmed", "left"]),
  /** sha256 of the token in the confirmation and leave links. */
  token_hash: text(200).min(1),
  asked_at: moment,
  confirmed_at: moment.nullable(),
  left_at: moment.nullable(),
  /** Since when no letters are sent to the address, because its mail server refused it permanently. */
  refused_at: moment.nullable().default(null),
  /** What the mail server said. */
  refusal: line.nullable().default(null),
});

/** A letter of the newsletter: a draft until it has a time to be sent at. */
export const letterColumns = z.object({
  id,
  /** For optimistic locking: raised by every change. */
  version: number,
  subject: line,
  /** Markdown. */
  text: text(CONTENT_LIMIT_CHARACTERS),
  created_at: moment,
  updated_at: moment,
  updated_by: id,
  /** When it is to be sent; null: a draft. */
  send_at: moment.nullable(),
  /** When its recipients were listed. */
  started_at: moment.nullable(),
  stopped_at: moment.nullable(),
  finished_at: moment.nullable(),
  /** Why it waits or was stopped; empty if nothing is wrong. */
  problem: line,
  /** How many mails a finished letter sent: its recipients in the state `sent` are deleted. */
  sent_before: count,
});
export type LetterRow = z.infer<typeof letterColumns>;

/** The problem of a letter that was stopped because it may have been sent already. */
export const MAY_BE_SENT = {
  restored:
    "It was waiting to go out when the restored backup was made, so readers may have it already. Resume only if they don’t.",
  copied: "It came with a copy of another site, which may still send it. Go on only if it doesn’t.",
} as const;

/** A letter's mail to one address. Each is handed to the mail server once. */
export const recipientColumns = z.object({
  subscriber_id: id,
  /**
   * `handing`: the mail server may have it already. After a crash such a row becomes `unknown`, and is not tried
   * again, since a second copy is worse than none. `refused`: the mail server refused it permanently.
   */
  state: z.enum(["waiting", "handing", "sent", "unknown", "refused"]),
  tries: count,
  not_before: moment,
  /** What the mail server said. */
  reason: line,
});
export interface RecipientRow extends z.infer<typeof recipientColumns> {
  letter_id: string;
}

export interface MailRow {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  not_before: Moment;
  tries: number;
  sent_at: Moment | null;
  created_at: Moment;
}

const changesJson = jsonOf(z.record(text(300), text(20_000)));

/** A page or the settings as owners changed them. A file that nobody has changed has no row. */
export const textColumns = z.object({
  /** Its path in the checkout, such as `content/pages/home.yaml`. */
  file: text(300).regex(/^content\/[\w./-]+$/),
  /** For optimistic locking: raised by every change. */
  version: count,
  /** Number of the newest revision; 0 before the first. */
  head: count,
  /** Number of the revision that readers see; 0: the file as it is. */
  live: count,
  /** Unpublished texts by their places in the file, as a JSON object; null if there are none. */
  draft: changesJson.nullable(),
  updated_at: moment,
  updated_by: user,
});
export type TextRow = z.infer<typeof textColumns>;

/** What readers saw of a file from one publication to the next. */
export const textRevisionColumns = z.object({
  number: count,
  /** The revision that it replaced. */
  base: count,
  kind: z.enum(["published", "imported"]),
  /** The texts that differ from the file's, by their places in it, as a JSON object. */
  changes: changesJson,
  saved_at: moment,
  saved_by: user,
});
