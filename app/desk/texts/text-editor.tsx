import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { api } from "#app/backend/api.ts";
import { useToast } from "../frame/toast.tsx";
import type { DraftDesk } from "../editor/autosave/draft-desk.ts";
import { SharedDraftFooter, SharedDraftNotes } from "../editor/autosave/shared-draft-notes.tsx";
import type { MergedField } from "../editor/conflict/versions-dialog.tsx";
import { sameValues, useSharedDraft } from "../editor/autosave/use-shared-draft.ts";
import { useRequest } from "../forms/request-form.tsx";
import { TextGroups } from "./text-groups.tsx";
import { editorAddress, SETTINGS_ID, textDraft, type TextFile, versionOf } from "./text-kind.ts";
import { Button } from "#app/ui/button.tsx";

/** The editor of a page's texts or of the settings: fields, preview, publishing and undoing that. */
export function TextEditor({
  text,
  desk,
  what,
  onPublished,
  children,
}: {
  readonly text: TextFile;
  readonly desk: DraftDesk;
  /** What is being edited, in the words of messages: a page, the settings. */
  readonly what: string;
  /** Called when what readers see has changed, with what they see now. */
  readonly onPublished?: (live: TextFile["live"]) => void;
  /** Above the form. */
  readonly children: ReactNode;
}) {
  const { id, address, groups } = text;
  const writing = useSharedDraft(textDraft, id, versionOf(text), desk);
  const [{ live, problems, stale }, setKnown] =
    useState<Pick<TextFile, "live" | "problems" | "stale">>(text);
  const { busy, problem, request } = useRequest();
  const toast = useToast();
  const hideUndo = useRef(() => {});
  useEffect(() => () => hideUndo.current(), []);
  const { draft, afterSaving } = writing;
  const isOwner = desk.user.role === "owner";
  const isDraft = !sameValues(draft, live);
  const wrong: Readonly<Partial<Record<string, string>>> =
    writing.state.name === "untouched"
      ? { ...problems, ...problem.fields }
      : { ...writing.fields, ...problem.fields };
  const count = Object.keys(wrong).length;

  /** Undefined for an entry that only records that a part was compared with its English. */
  function fieldOf(name: string): MergedField | undefined {
    const field = groups.flatMap(({ fields }) => fields).find(({ path }) => path === name);
    return field && { label: field.label, first: field.value, isLine: field.kind === "line" };
  }

  function change(changes: typeof draft) {
    setKnown((known) => ({ ...known, problems: {} }));
    writing.change(changes);
  }

  /** @returns whether it was done. */
  async function send(action: "publish" | "undo", version: number): Promise<boolean> {
    const header = { "if-match": String(version) };
    const param = { id, action };
    const answer = await request(
      () => api.texts[":id"][":action{publish|undo}"].$post({ param, header }),
      () => true,
    );
    if (!answer.ok) return false;
    const saved = answer.value;
    setKnown(saved);
    writing.continueFrom(versionOf(saved));
    onPublished?.(saved.live);
    toast(
      action === "publish"
        ? {
            text: "Published. Readers see it now.",
            action: { label: "Undo", onPress: () => void takeBack() },
          }
        : { text: "Taken back. Your texts are a draft again." },
    );
    return true;
  }

  /** Undoes a publication. A failure is reported also on another screen, where the message with the Undo stays. */
  async function takeBack() {
    const isDone = await afterSaving((version) => send("undo", version));
    if (isDone !== true)
      toast({
        text: "It couldn’t be taken back. Readers see what you published.",
        isFailure: true,
      });
  }

  function preview() {
    // Before waiting, since browsers open a tab only in response to a click.
    const tab = open("", "_blank");
    void afterSaving(() => {
      const shown = api.texts[":id"].preview.$path({ param: { id } });
      if (tab) tab.location.assign(shown);
      else location.assign(shown);
      return true;
    }).then((isShown) => {
      if (isShown !== true) tab?.close();
    });
  }

  function discard() {
    const before = draft;
    change(live);
    // The Undo disappears with this screen, since nothing would then save what it restores.
    hideUndo.current = toast({
      text: "The draft is gone. Readers see what they saw.",
      action: { label: "Undo", onPress: () => change(before) },
    });
  }

  return (
    <div className="editor">
      <div className="wrap desk-page management">
        {children}
        <p>
          {stateText(isDraft, Object.keys(live).length > 0)}{" "}
          <Link to={`${editorAddress(id)}/revisions`}>Revisions</Link>
          {" · "}
          <a href={address} target="_blank" rel="noopener">
            As readers see it<span className="visually-hidden"> (new tab)</span>
          </a>
        </p>
        {isOwner ? null : <p>Only an owner changes them.</p>}
        <SharedDraftNotes writing={writing} what={what} desk={desk} fieldOf={fieldOf} />
        <TextGroups
          top={id === SETTINGS_ID ? "The site" : "Top of the page"}
          groups={groups}
          changes={draft}
          problems={wrong}
          stale={stale}
          isReadOnly={!isOwner}
          onChange={change}
        />
      </div>
      {isOwner ? (
        <SharedDraftFooter
          problem={
            writing.unsaved || problem.message || (count === 0 ? "" : (wrong[""] ?? fixText(count)))
          }
          isWrong={count > 0}
          state={writing.state}
        >
          <Button
            disabled={busy || !isDraft}
            onClick={() => void afterSaving((version) => send("publish", version))}
          >
            {busy ? "Publishing..." : "Publish"}
          </Button>
          <Button look="ghost" onClick={preview}>
            Preview
          </Button>
          {isDraft ? (
            <Button look="ghost" onClick={discard}>
              Discard draft
            </Button>
          ) : null}
        </SharedDraftFooter>
      ) : null}
    </div>
  );
}

const fixText = (count: number): string =>
  count === 1
    ? "One text needs fixing: see the message below it."
    : `${count} texts need fixing: see the message below each.`;

function stateText(isDraft: boolean, isChanged: boolean): string {
  if (isDraft) return "There is a draft that readers don’t see.";
  return isChanged
    ? "Readers see these texts."
    : "Readers see these texts. They are the original ones.";
}
