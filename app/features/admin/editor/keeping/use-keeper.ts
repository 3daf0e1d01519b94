import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Presence, Autosave } from "../../../../backend/ports/writing.ts";
import { type PostForm, type PostFormValues, sameValues } from "../form/form-values.ts";
import { copyToDevice, dropFromDevice } from "./device-copies.ts";
import { createKeeper, type Keeper, type KeepState } from "./keeper.ts";
import type { WritingDesk } from "./writing-desk.ts";

export interface Keeping {
  readonly state: KeepState;
  /** For event handlers. Empty in an edition that keeps nothing. */
  readonly keeper: RefObject<Keeper<PostFormValues> | undefined>;
}

/** Keeps what stands in the form, where the edition can. */
export function useKeeper({
  desk,
  id,
  form,
  version,
  saved,
  onKept,
  onCompany,
}: {
  readonly desk: WritingDesk | undefined;
  readonly id: string;
  readonly form: PostForm;
  /** The version that is edited; none when the post is new. */
  readonly version: number | undefined;
  /** What the form said when it was opened or last saved. */
  readonly saved: PostFormValues;
  readonly onKept: () => void;
  /** The server said who else is here. */
  readonly onCompany: (company: Presence) => void;
}): Keeping {
  const [state, setState] = useState<KeepState>({ name: "untouched" });
  const keeper = useRef<Keeper<PostFormValues>>(undefined);

  const wordsOf = useEffectEvent(
    (fields: PostFormValues): Autosave => ({
      postId: id,
      tab: desk?.tab ?? "",
      baseVersion: version ?? 0,
      fields: { ...fields },
      savedAt: Date.now(),
    }),
  );
  const isSaved = useEffectEvent((values: PostFormValues) => sameValues(values, saved));
  const tell = useEffectEvent((next: KeepState) => {
    setState(next);
    if (next.name === "kept") onKept();
  });
  const meet = useEffectEvent(onCompany);

  useEffect(() => {
    if (!desk) return undefined;
    const { port, keep, user, tab } = desk;
    const own = createKeeper<PostFormValues>({
      isSaved: (values) => isSaved(values),
      same: sameValues,
      keep: (values) => {
        const { baseVersion, fields } = wordsOf(values);
        return keep(id, { tab, baseVersion, fields });
      },
      forget: () => port.discardAutosave(id, tab),
      copy: (values) => copyToDevice(user.id, wordsOf(values)),
      dropCopy: () => dropFromDevice({ userId: user.id, postId: id, tab }),
      now: Date.now,
      tell: (next, answer) => {
        tell(next);
        if (answer?.ok) meet(answer);
      },
    });
    keeper.current = own;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => own.changed(values),
    });
    const flush = () => void own.flush();
    addEventListener("online", flush);
    addEventListener("pagehide", flush);
    return () => {
      unsubscribe();
      removeEventListener("online", flush);
      removeEventListener("pagehide", flush);
      void own.flush().finally(() => own.stop());
    };
  }, [desk, id, form]);

  return { state, keeper };
}
