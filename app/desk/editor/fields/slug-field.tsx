import { useWatch } from "react-hook-form";
import { isServer, posts } from "#app/backend/desk.ts";
import { type CalendarDate, isCalendarDate } from "#app/domain/dates/calendar-date.ts";
import { postRef, refPath } from "#app/domain/posts/post.ts";
import { tidySlug } from "#app/domain/posts/slug.ts";
import { useLoaded } from "#app/desk/use-loaded.ts";
import { addressTakenMessage } from "../form/save-messages.ts";
import { useEditorContext } from "../use-editor.ts";
import { PostField } from "./post-field.tsx";

/** The backend is asked whether an address is free after a pause in typing this long. */
const TYPING_PAUSE_MS = 400;

/** The slug, the full address it makes, and an error if another post has that address. */
export function SlugField() {
  const { defaultDate, form, id, isNew } = useEditorContext();
  const [slug, date] = useWatch({ control: form.control, name: ["slug", "date"] });
  const day = isCalendarDate(date) ? date : defaultDate;
  const tidy = tidySlug(slug);
  const taken = useAddressTaken(id, day, tidy);
  return (
    <PostField
      name="slug"
      hint={
        isNew
          ? "The end of the web address. It follows the title until you change it."
          : `The end of the web address. If you change it, old links to this post ${isServer ? "go to the new address" : "will break"}.`
      }
      error={taken}
      on={{
        onBlur: () => {
          if (tidy !== "" && tidy !== slug) form.setValue("slug", tidy, { shouldDirty: true });
        },
      }}
      remark={
        tidy === "" ? (
          ""
        ) : (
          <>
            Readers will see: {/* Not announced: it changes with every letter of the title. */}
            <span className="address" aria-live="off">
              {readable(refPath(postRef({ date: day, slug: tidy })))}
            </span>
          </>
        )
      }
    >
      {(control) => (
        <input
          {...control}
          type="text"
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="none"
        />
      )}
    </PostField>
  );
}

/** An error if another post already has the address. */
function useAddressTaken(forId: string, date: CalendarDate, slug: string): string | undefined {
  const key = slug === "" ? undefined : `${date.slice(0, 7)} ${slug}`;
  const ask = () => posts.isAddressFree({ date, slug, forId });
  // If that fails, the save checks again.
  const { loaded } = useLoaded(key, ask, TYPING_PAUSE_MS);
  const answer = loaded?.of === key ? loaded?.value : undefined;
  return !answer || answer.free ? undefined : addressTakenMessage(date, answer.title);
}

/** Shows letters of every script unescaped, as an address bar does. */
function readable(path: string): string {
  return decodeURIComponent(path);
}
