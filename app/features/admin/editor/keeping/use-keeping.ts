import type { PostForm, PostFormValues } from "../form/form-values.ts";
import { useCompany } from "./use-company.ts";
import { useKeeper } from "./use-keeper.ts";
import { useLeftWords } from "./use-left-words.ts";
import { useOtherTabs } from "./use-other-tabs.ts";
import type { WritingDesk } from "./writing-desk.ts";

/** What an edition that keeps everything does with what is typed, and what it knows of others. */
export function useKeeping({
  desk,
  id,
  form,
  version,
  setVersion,
  saved,
  continueWith,
  onKept,
}: {
  readonly desk: WritingDesk | undefined;
  readonly id: string;
  readonly form: PostForm;
  /** The version that is edited; none when the post is new. */
  readonly version: number | undefined;
  readonly setVersion: (version: number | undefined) => void;
  /** What the form said when it was opened or last saved. */
  readonly saved: PostFormValues;
  /** The visit whose words are taken up without a question. */
  readonly continueWith: string | undefined;
  readonly onKept: () => void;
}) {
  const { others, meet } = useCompany({ desk, id, version });
  const { state, keeper } = useKeeper({
    desk,
    id,
    form,
    version,
    saved,
    onKept,
    onCompany: meet,
  });
  const isKept = async () => (await keeper.current?.flush()) ?? false;
  const tabs = useOtherTabs({
    desk,
    id,
    give: () => ({
      tab: desk?.tab ?? "",
      baseVersion: version ?? 0,
      fields: { ...form.getValues() },
    }),
    given: () => {
      form.reset(saved);
      void keeper.current?.discard();
    },
    onTaken: async (words) => {
      left.putIn(words);
      return isKept();
    },
  });
  const left = useLeftWords({
    desk,
    id,
    form,
    saved,
    setVersion,
    continueWith,
    isOpen: tabs.isOpen,
    keep: isKept,
  });
  return { state, keeper, others, tabs, left };
}
