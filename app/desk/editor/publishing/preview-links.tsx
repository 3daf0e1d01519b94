import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { PreviewLink, Writing } from "#app/backend/http/writing.ts";
import { failureText } from "#app/backend/ports/errors.ts";
import { deviceZone } from "#app/domain/dates/format-moment.ts";
import { dateInZone } from "#app/domain/dates/site-time.ts";
import { shortDay } from "#app/domain/dates/format-date.ts";
import { CancelButton, Modal } from "#app/desk/modal.tsx";
import { useEditorContext } from "../use-editor.ts";
import { Button } from "#app/ui/button.tsx";

const dayOf = (moment: number) => shortDay(dateInZone(moment, deviceZone()));

/** Links that show a post as last saved to people without an account. */
export function PreviewLinks({ port }: { readonly port: Writing }) {
  const { id, post, closeDialog } = useEditorContext();
  const [links, setLinks] = useState<readonly PreviewLink[]>();
  const [newLink, setNewLink] = useState<PreviewLink & { readonly address: string }>();
  const [status, setStatus] = useState("");
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const address = useRef<HTMLInputElement>(null);
  const newButton = useRef<HTMLButtonElement>(null);

  const load = useEffectEvent(() => attempt(async () => setLinks(await port.previews(id))));
  useEffect(() => void load(), []);

  /** Runs one action at a time: a double press would make a second link that works but is never shown. */
  async function attempt(action: () => Promise<void>) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setStatus("");
    try {
      await action();
    } catch (error) {
      setStatus(failureText(error));
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  async function create() {
    const link = await port.makePreview(id);
    setNewLink(link);
    setLinks((all = []) => [link, ...all]);
    requestAnimationFrame(() => address.current?.select());
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(newLink?.address ?? "");
      setStatus("Link copied");
    } catch {
      address.current?.select();
      setStatus("The link is selected: copy it from there.");
    }
  }

  async function end(link: PreviewLink) {
    await port.endPreview(link.id);
    setLinks((all) => all?.filter((one) => one.id !== link.id));
    if (newLink?.id === link.id) setNewLink(undefined);
    setStatus("The link has ended.");
    // The pressed button is gone.
    newButton.current?.focus();
  }

  const others = links?.filter((link) => link.id !== newLink?.id) ?? [];
  return (
    <Modal title="Preview link" onCancel={closeDialog}>
      <p>
        Anyone with a link can read the last saved version of this post for seven days.
        {post.isDirty ? " Unsaved changes aren’t in it." : ""}
      </p>
      {newLink ? (
        <div className="made-link">
          <label>
            The link, shown only once
            <input ref={address} type="text" readOnly value={newLink.address} />
          </label>
          <p className="btns">
            <Button look="small" onClick={() => void copy()}>
              Copy link
            </Button>
            <Button look="small ghost" onClick={() => void attempt(() => end(newLink))}>
              End it now
            </Button>
          </p>
          <p className="hint">
            Anyone with this link can read this version until {dayOf(newLink.endsAt)}.
          </p>
        </div>
      ) : null}
      {others.length > 0 ? (
        <ul className="links-made">
          {others.map((link) => (
            <li key={link.id}>
              <span>A link that ends {dayOf(link.endsAt)}</span>
              <Button look="small ghost" onClick={() => void attempt(() => end(link))}>
                End it now
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <p role="status">{status}</p>
      <p className="btns">
        <Button
          ref={newButton}
          data-autofocus=""
          disabled={isBusy}
          onClick={() => void attempt(create)}
        >
          New link
        </Button>
        <CancelButton>Close</CancelButton>
      </p>
    </Modal>
  );
}
