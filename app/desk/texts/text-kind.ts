import { api } from "#app/backend/api.ts";
import { type Answered, bodyOf } from "#app/backend/http/client.ts";
import type { DraftKind, Version } from "../editor/autosave/use-shared-draft.ts";

/** A page or the settings, with the original texts as fields. */
export type TextFile = Answered<(typeof api.texts)[":id"]["$get"]>;
type TextSummary = Answered<typeof api.texts.$get>["texts"][number];
export type TextGroup = TextFile["groups"][number];

/** The texts that differ from the original ones, by their paths in the file. */
export type TextChanges = Readonly<Record<string, string>>;

/** The version that an owner continues from: the draft or, without one, what readers see. */
export function versionOf({
  version,
  draft,
  live,
}: {
  readonly version: number;
  readonly draft?: TextChanges | undefined;
  readonly live: TextChanges;
}): Version<TextChanges> {
  return { version, values: draft ?? live };
}

/** The texts of a page or the settings. Readers see them when they are published. */
export const textDraft: DraftKind<TextChanges> = {
  name: "texts",
  async save(id, version, changes) {
    const header = { "if-match": String(version) };
    const { version: saved, problems } = await bodyOf(
      api.texts[":id"].$patch({ param: { id }, header, json: { changes } }),
    );
    return { version: saved, fields: problems };
  },
  fieldOf: (name) => name.replace(/^changes\./, ""),
  current({ reason }) {
    if (reason.code !== "changed") return undefined;
    // The refusal's `current` is what server/texts/save.ts throws.
    const now = reason.current as TextFile;
    return { ...versionOf(now), by: now.changedBy };
  },
  read: (copy) => copy,
};

/** The id of the settings, which have a screen of their own; pages are in a list. */
export const SETTINGS_ID = "site";

export const editorAddress = (id: string): string =>
  id === SETTINGS_ID ? "/admin/settings" : `/admin/pages/${id}`;

/** A file's state, for a list. */
export function textState({ isChanged, hasDraft, isStale }: TextSummary): string {
  const state = ownState(isChanged, hasDraft);
  return isStale ? `${state}; its English has changed` : state;
}

function ownState(isChanged: boolean, hasDraft: boolean): string {
  if (hasDraft) return isChanged ? "published, and edited since" : "edited, not published";
  return isChanged ? "published" : "original";
}
