import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import type { DeskPosts } from "../../../../backend/ports/posts.ts";
import { type CalendarDate, isCalendarDate } from "../../../../domain/dates/calendar-date.ts";
import { postRef, refPath } from "../../../../domain/posts/post.ts";
import { tidySlug } from "../../../../domain/posts/slug.ts";
import type { PostForm } from "../form/form-values.ts";
import { addressTakenMessage } from "../form/save-messages.ts";
import { Field } from "./field.tsx";

/** The backend is asked whether an address is free after a pause in typing this long. */
const TYPING_PAUSE_MS = 400;

export type AddressPort = Pick<DeskPosts, "isAddressFree">;

/** The slug, the full address it makes, and an error if another post has that address. */
export function SlugField({
  form,
  port,
  id,
  defaultDate,
  isNew,
  redirectsOldAddress,
}: {
  readonly form: PostForm;
  readonly port: AddressPort;
  readonly id: string;
  /** The post's date if the form has none. */
  readonly defaultDate: CalendarDate;
  readonly isNew: boolean;
  /** Whether the post's old addresses redirect to its new one. */
  readonly redirectsOldAddress: boolean;
}) {
  const [slug, date] = useWatch({ control: form.control, name: ["slug", "date"] });
  const day = isCalendarDate(date) ? date : defaultDate;
  const tidy = tidySlug(slug);
  const taken = useAddressTaken(port, id, day, tidy);
  const error = form.formState.errors.slug?.message ?? taken;
  return (
    <Field
      label="Slug"
      hint={
        isNew
          ? "The end of the web address. It follows the title until you change it."
          : `The end of the web address. If you change it, old links to this post ${redirectsOldAddress ? "go to the new address" : "will break"}.`
      }
      error={error}
      remark={
        tidy === "" ? (
          ""
        ) : (
          <>
            Readers will see:{" "}
            <span className="address">{readable(refPath(postRef({ date: day, slug: tidy })))}</span>
          </>
        )
      }
    >
      {(control) => (
        <input
          {...control}
          {...form.register("slug", {
            onBlur: () => {
              if (tidy !== "" && tidy !== slug) form.setValue("slug", tidy, { shouldDirty: true });
            },
          })}
          type="text"
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="none"
        />
      )}
    </Field>
  );
}

/** An error if another post already has the address. */
function useAddressTaken(
  port: AddressPort,
  forId: string,
  date: CalendarDate,
  slug: string,
): string | undefined {
  const key = `${date.slice(0, 7)} ${slug}`;
  const [answer, setAnswer] = useState<{ readonly key: string; readonly message: string }>();
  useEffect(() => {
    if (slug === "") return undefined;
    let current = true;
    const timer = setTimeout(() => {
      port.isAddressFree({ date, slug, forId }).then(
        (free) => {
          if (!current) return;
          setAnswer({ key, message: free.free ? "" : addressTakenMessage(date, free.title) });
        },
        // The save checks again.
        () => undefined,
      );
    }, TYPING_PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [port, forId, date, slug, key]);
  return answer?.key === key && answer.message !== "" ? answer.message : undefined;
}

/** Shows letters of every script unescaped, as an address bar does. */
function readable(path: string): string {
  return decodeURIComponent(path);
}
