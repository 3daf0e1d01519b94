import { z } from "zod/mini";
import { calendarDate, isCalendarDate } from "../../../domain/calendar-date.ts";
import { monthName } from "../../../domain/format-date.ts";
import type { PostDraft } from "../../../domain/ports.ts";
import { type PostSummary, sharesAddress } from "../../../domain/post.ts";
import type { FieldErrors, PostFormValues } from "./form-values.ts";
import { parseTags } from "./tag-text.ts";

const filled = (message: string) => z.string().check(z.trim(), z.minLength(1, message));

/** The post form's rules and messages (specification, section 5). Tags and date are optional. */
const postFormSchema = z.object({
  title: filled("Title is required"),
  excerpt: filled("Excerpt is required"),
  // Its white space is the writer's: only a blank text is refused.
  content: z.string().check(z.refine((text) => text.trim() !== "", "Content is required")),
  category: filled("Category is required"),
  slug: filled("Slug is required").check(
    z.refine((slug) => !/^\.+$/.test(slug.trim()), "Slug needs a letter or a digit"),
  ),
  coverImage: filled("Cover image is required"),
  tags: z.pipe(z.string(), z.transform(parseTags)),
  date: z
    .string()
    .check(
      z.refine((date) => date === "" || isCalendarDate(date), "This day is not in the calendar"),
    ),
});

/** What the form must know of its surroundings to judge a slug. */
export interface FormSurroundings {
  readonly posts: readonly PostSummary[];
  /** The post that is being edited; a new one has no id yet. */
  readonly ownId?: string | undefined;
  /** The day the post keeps or gets when the date field is empty. */
  readonly usualDate: PostSummary["date"];
}

export type CheckedForm =
  | { readonly ok: true; readonly draft: PostDraft }
  | { readonly ok: false; readonly errors: FieldErrors };

/** Checks a form as a whole: every fault at once, one message for each field. */
export function checkForm(values: PostFormValues, around: FormSurroundings): CheckedForm {
  const result = postFormSchema.safeParse(values);
  const clash = slugClash(values, around);
  if (result.success && !clash) {
    const { date, ...draft } = result.data;
    return { ok: true, draft: date === "" ? draft : { ...draft, date } };
  }
  const faults = result.success ? {} : z.flattenError(result.error).fieldErrors;
  const errors: Record<string, string> = clash ? { slug: clash } : {};
  for (const [field, [message] = []] of Object.entries(faults))
    if (message) errors[field] = message;
  return { ok: false, errors };
}

/** A second post of the same slug and month could not be reached (decision 21). */
function slugClash(values: PostFormValues, around: FormSurroundings): string | undefined {
  const date = isCalendarDate(values.date) ? calendarDate(values.date) : around.usualDate;
  const own = { date, slug: values.slug.trim() };
  const other = around.posts.find((post) => post.id !== around.ownId && sharesAddress(post, own));
  if (!other) return undefined;
  const month = `${monthName(Number(date.slice(5, 7)))} ${date.slice(0, 4)}`;
  return `Another post of ${month} has this slug: “${other.title}”`;
}
