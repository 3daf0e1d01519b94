import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { KeptWords } from "../../../../backend/ports/writing.ts";
import { type PostForm, type PostFormValues, sameValues } from "../form-values.ts";
import { copyToDevice, dropFromDevice } from "./device-copies.ts";
import { createKeeper, type Keeper, type KeepState } from "./keeper.ts";
import type { WritingDesk } from "./writing-desk.ts";

/** Who else is at the post. */
export interface Company {
  readonly writers: readonly string[];
  /** Whether somebody saved the post after it was opened here. */
  readonly overtaken: boolean;
}

export interface Keeping {
  readonly state: KeepState;
  readonly company: Company;
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
}: {
  readonly desk: WritingDesk | undefined;
  readonly id: string;
  readonly form: PostForm;
  /** The version that is edited; none when the post is new. */
  readonly version: number | undefined;
  /** What the form said when it was opened or last saved. */
  readonly saved: PostFormValues;
  readonly onKept: () => void;
}): Keeping {
  const [state, setState] = useState<KeepState>({ name: "untouched" });
  const [company, setCompany] = useState<Company>({ writers: [], overtaken: false });
  const keeper = useRef<Keeper<PostFormValues>>(undefined);

  const wordsOf = useEffectEvent(
    (fields: PostFormValues): KeptWords => ({
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
  const meet = useEffectEvent((writers: readonly string[], now = 0) => {
    setCompany({ writers, overtaken: now > (version ?? 0) });
  });

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
      forget: () => port.forget(id, tab),
      copy: (values) => copyToDevice(user.id, wordsOf(values)),
      dropCopy: () => dropFromDevice({ userId: user.id, postId: id, tab }),
      now: Date.now,
      tell: (next, answer) => {
        tell(next);
        if (answer?.ok) meet(answer.writers, answer.version);
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

  return { state, company, keeper };
}
