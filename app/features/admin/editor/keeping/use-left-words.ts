import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Autosave, UnsavedFields } from "../../../../backend/ports/writing.ts";
import { type PostForm, type PostFormValues, sameValues, withKept } from "../form/form-values.ts";
import { dropFromDevice } from "./device-copies.ts";
import type { WritingDesk } from "./writing-desk.ts";

/** Words in this post that an earlier visit, a crash or another tab left behind, one at a time. */
export function useLeftWords({
  desk,
  id,
  form,
  saved,
  setVersion,
  continueWith,
  isOpen,
  keep,
}: {
  readonly desk: WritingDesk | undefined;
  readonly id: string;
  readonly form: PostForm;
  readonly saved: PostFormValues;
  readonly setVersion: (version: number | undefined) => void;
  /** The visit whose words were chosen before the editor opened. */
  readonly continueWith: string | undefined;
  /** Whether a tab is open: its words are no one's to take or drop but its own. */
  readonly isOpen: (tab: string) => boolean;
  /** Keeps what stands in the form now, under this tab's name; says whether it is safe. */
  readonly keep: () => Promise<boolean>;
}) {
  const opened = useRef(saved);
  const [left, setLeft] = useState<readonly Autosave[]>(() =>
    // The device and the server may have the same words; what was saved since is none of them.
    (desk?.left ?? []).filter(
      (words, index, all) =>
        !sameValues(withKept(saved, words.fields), saved) &&
        all.findIndex(({ tab }) => tab === words.tab) === index,
    ),
  );
  const words = left.find(({ tab }) => !isOpen(tab));

  /** Puts words into the form. A save starts from the version that they were written on. */
  function putIn({ baseVersion, fields }: UnsavedFields) {
    setVersion(baseVersion === 0 ? undefined : baseVersion);
    form.reset(withKept(opened.current, fields), { keepDefaultValues: true });
  }

  function drop(one: Autosave) {
    if (!desk) return;
    void dropFromDevice({ userId: desk.user.id, postId: id, tab: one.tab });
    // What stays is offered once more.
    void desk.port.discardAutosave(id, one.tab).catch(() => undefined);
  }
  const offerNoMore = (one: Autosave) => setLeft((all) => all.filter((other) => other !== one));

  /** Goes on with them. They are forgotten once this tab's own copy is safe. */
  function takeUp(one: Autosave | undefined) {
    if (!one) return;
    putIn(one);
    offerNoMore(one);
    void keep().then((safe) => {
      if (safe) drop(one);
    });
  }

  const takeUpChosen = useEffectEvent(() => takeUp(left.find(({ tab }) => tab === continueWith)));
  useEffect(() => takeUpChosen(), []);

  return {
    words,
    putIn,
    takeUp: () => takeUp(words),
    discard: () => {
      if (!words) return;
      offerNoMore(words);
      drop(words);
    },
  };
}
