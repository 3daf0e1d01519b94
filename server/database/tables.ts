import type { Role } from "#app/domain/session.ts";
import type { FieldColumns } from "../posts/fields.ts";

/** Milliseconds since 1970. */
type Moment = number;
/** Boolean, stored the same way in both databases. */
type Flag = 0 | 1;

/** The columns of every table, as created by `migrations/`. Ids and JSON are text. */
export interface Tables {
  users: UserRow;
  /** The names of deleted accounts. */
  former_users: { id: string; name: string };
  sessions: SessionRow;
  one_time_links: LinkRow;
  passkeys: PasskeyRow;
  /** What a passkey is asked to sign; each is answered once. */
  passkey_challenges: ChallengeRow;
  attempts: { key: string; count: number; window_ends_at: Moment };
  audit: AuditRow;
  posts: PostRow;
  reviews: ReviewRow;
  addresses: AddressRow;
  revisions: RevisionRow;
  autosaves: AutosaveRow;
  previews: PreviewRow;
  images: ImageRow;
  image_files: ImageFileRow;
  image_uses: { image_id: string; post_id: string };
  files: FileRow;
  subscribers: SubscriberRow;
  letters: LetterRow;
  letter_recipients: RecipientRow;
  mails: MailRow;
  missing: { address: string; count: number; last_at: Moment; leads_to: string | null };
  imports: { id: string; at: Moment; user_id: string; undone_at: Moment | null };
  replaced_posts: ReplacedPostRow;
  imported_texts: ImportedTextRow;
  term_changes: TermChangeRow;
  /** The revisions that a change made, and what each replaced. */
  term_change_revisions: { change_id: string; post_id: string; number: number; before: number };
  settings: { key: string; value: string };
  texts: TextRow;
  text_revisions: TextRevisionRow;
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
  /** `email` confirms a new address; `email-back` gives the one before back. */
  purpose: "setup" | "invite" | "reset" | "email" | "email-back";
  /** Null for the setup link, which creates the first account. */
  user_id: string | null;
  expires_at: Moment;
  /** The address that an `email` or `email-back` link gives the account. */
  email: string | null;
  /** Kept for a while, so that a used link says that it was used. */
  used_at: Moment | null;
}

interface PasskeyRow {
  /** The authenticator's own id of it, base64url. */
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
  /** Whose new passkey it is for; null for a sign-in. */
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

export interface PostRow {
  id: string;
  /** For optimistic locking: raised by every change. */
  version: number;
  /** Number of the newest revision. */
  head: number;
  /** Number of the revision that readers see from `publish_at` on. */
  live: number | null;
  publish_at: Moment | null;
  /** A scheduled update of a published post: replaces `live` at `next_at`. */
  next_live: number | null;
  next_at: Moment | null;
  deleted_at: Moment | null;
  created_at: Moment;
  updated_at: Moment;
  /** Neither read nor written any more: the next version drops it (migration 0012). */
  search?: string | undefined;
  import_id: string | null;
}

/** A draft that waits for an editor's word, or that was sent back with one. */
interface ReviewRow {
  post_id: string;
  asked_by: string;
  asked_at: Moment;
  note: string;
  answered_by: string | null;
  /** Null while it waits. */
  answered_at: Moment | null;
  answer: string;
}

interface AddressRow {
  /** A path within the site, like `/blog/2025/05/a-slug`. */
  address: string;
  /** Null: a tombstone of a permanently deleted post. */
  post_id: string | null;
  /** When it first became public; null while a draft reserves it, 0 if it was public in another system. */
  first_live_at: Moment | null;
}

export interface RevisionRow extends FieldColumns {
  post_id: string;
  number: number;
  /** The post's version that this revision created. */
  version: number;
  /** The revision it is based on; null for the first. */
  base: number | null;
  kind: "saved" | "published" | "restored" | "imported";
  saved_at: Moment;
  saved_by: string | null;
}

interface AutosaveRow {
  post_id: string;
  user_id: string;
  tab: string;
  base_version: number;
  /** JSON. */
  fields: string;
  saved_at: Moment;
}

interface PreviewRow {
  id: string;
  token_hash: string;
  post_id: string;
  revision: number;
  created_by: string;
  created_at: Moment;
  expires_at: Moment;
}

export interface ImageRow {
  id: string;
  /** sha256 of the uploaded bytes. */
  hash: string;
  name: string;
  /** Null: not yet described. */
  alt: string | null;
  decorative: Flag;
  /** Percent of the whole picture from the left and the top. */
  focus_x: number;
  focus_y: number;
  /** What readers see of it (app/domain/crop.ts); empty: all. */
  crop: string;
  credit: string;
  width: number;
  height: number;
  deleted_at: Moment | null;
  created_at: Moment;
  created_by: string | null;
}

interface ImageFileRow {
  image_id: string;
  format: "jpeg" | "webp";
  /** Which part of the picture it shows. Files of earlier crops are kept, since readers may have their addresses. */
  crop: string;
  width: number;
  /** File name below `/media/`. */
  name: string;
  bytes: Uint8Array;
}

/** A PDF that posts link to. */
export interface FileRow {
  id: string;
  /** sha256 of its bytes. */
  hash: string;
  /** As its address has it: "stop-heights.pdf". */
  name: string;
  size: number;
  bytes: Uint8Array;
  created_at: Moment;
  created_by: string | null;
}

/** A post whose text an import replaced. */
interface ReplacedPostRow {
  import_id: string;
  post_id: string;
  /** The post's version after that. */
  version: number;
  /** The newest revision before that. */
  head_before: number;
  /** Since when it was in the trash before that. */
  deleted_before: Moment | null;
}

/** A page or the settings whose texts came with an import. */
interface ImportedTextRow {
  import_id: string;
  file: string;
  /** The file's version after that. */
  version: number;
  /** What its row had before that. */
  head_before: number;
  live_before: number;
  draft_before: string | null;
}

/** A category or tag that was renamed, merged into another or removed, in all posts at once. */
export interface TermChangeRow {
  id: string;
  at: Moment;
  user_id: string;
  kind: "category" | "tag";
  from_name: string;
  /** Null: removed. */
  to_name: string | null;
  /** The names offered in the form before it, a JSON list. */
  offered_before: string;
  undone_at: Moment | null;
}

interface SubscriberRow {
  id: string;
  email: string;
  state: "asked" | "confirmed" | "left";
  /** sha256 of the token in the confirmation and leave links. */
  token_hash: string;
  asked_at: Moment;
  confirmed_at: Moment | null;
  left_at: Moment | null;
  /** Since when the address is set aside, because its mail server refused it for good. */
  refused_at: Moment | null;
  /** What the mail server said. */
  refusal: string | null;
}

/** A letter of the newsletter: a draft until it has a time to be sent at. */
export interface LetterRow {
  id: string;
  /** For optimistic locking: raised by every change. */
  version: number;
  subject: string;
  /** Markdown. */
  text: string;
  created_at: Moment;
  updated_at: Moment;
  updated_by: string;
  /** When it is to be sent; null: a draft. */
  send_at: Moment | null;
  /** When its recipients were listed. */
  started_at: Moment | null;
  stopped_at: Moment | null;
  finished_at: Moment | null;
  /** Why it waits or was stopped; empty if nothing is wrong. */
  problem: string;
  /** How many mails were sent by a finished letter, whose rows of sent mails are deleted. */
  sent_before: number;
}

/** A letter's mail to one address. Each is handed to the mail server once. */
export interface RecipientRow {
  letter_id: string;
  subscriber_id: string;
  /**
   * `handing`: the mail server may have it already. After a crash such a row becomes `unknown`, and is not tried
   * again, since a second copy is worse than none. `refused`: the mail server will not have it.
   */
  state: "waiting" | "handing" | "sent" | "unknown" | "refused";
  tries: number;
  not_before: Moment;
  /** What the mail server said. */
  reason: string;
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

/** A page or the settings as owners changed them. A file that nobody has changed has no row. */
export interface TextRow {
  /** Its path in the checkout, such as `content/pages/home.yaml`. */
  file: string;
  /** For optimistic locking: raised by every change. */
  version: number;
  /** Number of the newest revision; 0 before the first. */
  head: number;
  /** Number of the revision that readers see; 0: the file as it is. */
  live: number;
  /** Unpublished texts by their places in the file, as a JSON object; null if there are none. */
  draft: string | null;
  updated_at: Moment;
  updated_by: string | null;
}

/** What readers saw of a file from one publication to the next. */
export interface TextRevisionRow {
  file: string;
  number: number;
  /** The revision that it took the place of. */
  base: number;
  kind: "published" | "imported";
  /** The texts that differ from the file's, by their places in it, as a JSON object. */
  changes: string;
  saved_at: Moment;
  saved_by: string | null;
}
