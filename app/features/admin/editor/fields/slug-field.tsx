import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import type { DeskPosts } from "#app/backend/ports/posts.ts";
import { type CalendarDate, isCalendarDate } from "#app/domain/dates/calendar-date.ts";
import { postRef, refPath } from "#app/domain/posts/post.ts";
import { tidySlug } from "#app/domain/posts/slug.ts";
import { addressTakenMessage } from "../form/save-messages.ts";
import { useEditorContext } from "../use-editor.ts";
import { Field } from "./field.tsx";

/** The backend is asked whether an address is free after a pause in typing this long. */
const TYPING_PAUSE_MS = 400;

type AddressPort = Pick<DeskPosts, "isAddressFree">;

/** The slug, the full address it makes, and an error if another post has that address. */
export function SlugField() {
  const { form, isNew, props } = useEditorContext();
  const { id, defaultDate, port, writing } = props;
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
          : `The end of the web address. If you change it, old links to this post ${writing ? "go to the new address" : "will break"}.`
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
