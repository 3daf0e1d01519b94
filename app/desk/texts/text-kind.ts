import { api } from "#app/backend/api.ts";
import { type Answered, bodyOf } from "#app/backend/http/client.ts";
import type { DraftKind, Version } from "../editor/autosave/use-shared-draft.ts";

/** A page or the settings, with the fields of its first edition. */
export type TextFile = Answered<(typeof api.texts)[":id"]["$get"]>;
type TextSummary = Answered<typeof api.texts.$get>["texts"][number];
export type TextGroup = TextFile["groups"][number];

/** The texts that differ from the first edition, by their places in the file. */
export type TextChanges = Readonly<Record<string, string>>;

/** What an owner goes on with: the draft or, without one, what readers see. */
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
    // What comes with a refusal is what server/texts/save.ts throws.
    const now = reason.current as TextFile;
    return { ...versionOf(now), by: now.changedBy };
  },
  read: (copy) => copy,
};

/** Where the settings stand at the desk; pages have a list. */
export const SETTINGS_ID = "site";

export const editorAddress = (id: string): string =>
  id === SETTINGS_ID ? "/admin/settings" : `/admin/pages/${id}`;

/** What has to be said of a file in a list. */
export function textState({ isChanged, hasDraft, isStale }: TextSummary): string {
  const state = ownState(isChanged, hasDraft);
  return isStale ? `${state}; its English has changed` : state;
}

function ownState(isChanged: boolean, hasDraft: boolean): string {
  if (hasDraft) return isChanged ? "published, and edited since" : "edited, not published";
  return isChanged ? "published" : "as it came";
}
