import { useNavigate } from "react-router";
import { api } from "#app/backend/api.ts";
import { bodyOf } from "#app/backend/http/client.ts";
import { useIsGone } from "#app/desk/frame/is-gone.ts";
import { useToast } from "#app/desk/frame/toast.tsx";
import { sameValues } from "#app/desk/editor/autosave/use-shared-draft.ts";
import { RequestButton } from "#app/desk/forms/request-form.tsx";
import { aboutVersion, Revisions } from "#app/desk/revisions.tsx";
import { TextDifferences } from "#app/desk/texts/text-differences.tsx";
import { editorAddress, SETTINGS_ID } from "#app/desk/texts/text-kind.ts";
import { useSiteTime } from "#app/desk/site-time.ts";
import type { ScreenProps, ScreenRequest } from "../screen.tsx";

/** The settings' own address has no id. */
export async function loader({ id: page, query, user }: ScreenRequest) {
  const id = page || SETTINGS_ID;
  const [text, { revisions }, { texts }] = await Promise.all([
    bodyOf(api.texts[":id"].$get({ param: { id } })),
    bodyOf(api.texts[":id"].revisions.$get({ param: { id } })),
    bodyOf(api.texts.$get()),
  ]);
  const name = texts.find((one) => one.id === id)?.title ?? "";
  const compared = query.get("with");
  return {
    text,
    revisions,
    title: name,
    isOwner: user.role === "owner",
    place: Number(query.get("revision") ?? 0),
    comparedPlace: compared === null ? undefined : Number(compared),
  };
}

export const title = "Revisions";

/** The history of a page's texts: what readers saw, the differences between two versions, and going back. */
export default function AdminPageRevisions({
  loaderData: { text, revisions, title: name, isOwner, place, comparedPlace },
}: ScreenProps<typeof loader>) {
  const { id, draft, live, groups, version } = text;
  const { timeOf } = useSiteTime();
  const navigate = useNavigate();
  const isGone = useIsGone();
  const toast = useToast();
  const versions = [
    ...(draft ? [{ name: "The draft", about: "nobody sees it yet", changes: draft }] : []),
    ...revisions.map(({ savedAt, savedBy, kind, live: isLive, changes }) => ({
      name: timeOf(savedAt),
      about: aboutVersion(savedBy, kind, isLive),
      changes,
    })),
    {
      name: "The first edition",
      about: aboutVersion("", "original", Object.keys(live).length === 0),
      changes: {},
    },
  ].map((one, number) => ({ ...one, number, asOther: one.name }));
  const shown = versions[place] ?? versions[0];
  if (!shown) return null;
  // By default, compares with the previous version that differs: a publication that was taken back and repeated
  // appears twice.
  const other =
    versions.find(({ number }) => number === comparedPlace) ??
    versions.find(({ number, changes }) => number > place && !sameValues(changes, shown.changes)) ??
    versions.findLast(({ number }) => number !== place);

  return (
    <Revisions
      title={name}
      back="Back to the texts"
      backTo={editorAddress(id)}
      problem=""
      versions={versions}
      shown={shown}
      other={other}
    >
      {other ? (
        <TextDifferences groups={groups} before={other.changes} after={shown.changes} />
      ) : null}
      {isOwner && other ? (
        <RequestButton
          send={() =>
            api.texts[":id"].$patch({
              param: { id },
              header: { "if-match": String(version) },
              json: { changes: shown.changes },
            })
          }
          onDone={() => {
            toast({ text: "It is now your draft. Readers see it when you publish it." });
            if (!isGone()) void navigate(editorAddress(id));
          }}
        >
          Restore this version
        </RequestButton>
      ) : null}
    </Revisions>
  );
}
