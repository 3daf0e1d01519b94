import { useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { api } from "#app/backend/api.ts";
import type { Answered } from "#app/backend/http/client.ts";
import { fileTitle, megabytes } from "#app/domain/file-title.ts";
import { Banner } from "../forms/banner.tsx";
import { ConfirmDeleteDialog } from "../forms/confirm-delete-dialog.tsx";
import { CopyButton } from "../forms/copy-button.tsx";
import { RequestButton, useRequest } from "../forms/request-form.tsx";
import { Row, Rows } from "../forms/rows.tsx";
import { putPdf } from "./pdf-file.ts";

const file = api.files[":id"];
type LinkedFile = Answered<typeof api.files.$get>["files"][number];
type Place = Answered<typeof file.places.$get>["places"][number];

/** The PDF files that posts can link to: upload, copy the link, see where it stands, erase. */
export function LinkedFiles({
  isOwner,
}: {
  /** Only owners erase for good. */
  readonly isOwner: boolean;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly LinkedFile[]>([]);
  const [said, setSaid] = useState("");
  const { busy, problem, request } = useRequest();

  useEffect(() => {
    let current = true;
    void api.files
      .$get()
      .then((answer) => answer.json())
      .then(
        (found) => current && setFiles(found.files),
        () => current && setSaid("The files couldn’t be loaded. Reload the page to try again."),
      );
    return () => {
      current = false;
    };
  }, []);

  async function upload(chosen: File) {
    setSaid("");
    const answer = await request(() => putPdf(chosen));
    if (!answer.ok) return;
    const added = answer.value;
    setFiles((all) => [added, ...all.filter((one) => one.id !== added.id)]);
    setSaid(`“${added.name}” is here. Copy its link into a post.`);
  }

  return (
    <section className="linked-files" aria-labelledby={`${id}title`}>
      <div className="desk-head">
        <h2 id={`${id}title`}>Files to link</h2>
        <button
          type="button"
          className="btn ghost"
          aria-disabled={busy}
          onClick={() => input.current?.click()}
        >
          {busy ? "Uploading…" : "Choose a PDF"}
        </button>
        <input
          ref={input}
          type="file"
          accept="application/pdf,.pdf"
          aria-label="A PDF file"
          hidden
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen) void upload(chosen);
            // Allow choosing the same file again.
            currentTarget.value = "";
          }}
        />
      </div>
      <Banner>{problem.message}</Banner>
      <p className="hint" role="status">
        {said || "PDF files that posts link to. Readers download them."}
      </p>
      <Rows items={files}>
        {(one) => (
          <Row
            key={one.id}
            name={
              <a href={one.address} download>
                {one.name}
              </a>
            }
            details={
              <>
                {megabytes(one.size)} · <Uses file={one} />
              </>
            }
          >
            <span className="btns">
              <CopyButton
                label="Copy the link for a post"
                text={`[${fileTitle(one)}](${one.address})`}
              />
              {isOwner ? (
                <EraseFile
                  file={one}
                  onErased={() => {
                    setFiles((all) => all.filter((other) => other.id !== one.id));
                    setSaid(`Erased “${one.name}”.`);
                  }}
                />
              ) : null}
            </span>
          </Row>
        )}
      </Rows>
    </section>
  );
}

function Uses({ file: { uses } }: { readonly file: LinkedFile }) {
  if (uses.length === 0) return "no post links to it";
  return (
    <>
      linked in{" "}
      {uses.map((post, index) => (
        <span key={post.id}>
          {index > 0 ? ", " : ""}
          <Link to={`/admin/edit-post/${encodeURIComponent(post.id)}`}>{post.title}</Link>
        </span>
      ))}
    </>
  );
}

/** Erases a file for good, after it has shown where it is linked. */
function EraseFile({
  file: { id, name },
  onErased,
}: {
  readonly file: LinkedFile;
  readonly onErased: () => void;
}) {
  const [places, setPlaces] = useState<readonly Place[]>();
  return (
    <>
      <RequestButton
        send={() => file.places.$get({ param: { id } })}
        onDone={(answer) => setPlaces(answer.places)}
        look="btn ghost small"
      >
        Erase for good…<span className="visually-hidden"> {name}</span>
      </RequestButton>
      {places ? (
        <ConfirmDeleteDialog
          title={`Erase “${name}”?`}
          actionLabel="Erase for good"
          onConfirm={() => file.$delete({ param: { id } })}
          onDone={onErased}
          onCancel={() => setPlaces(undefined)}
        >
          {whereItStands(places)} This can’t be undone. Backups keep it until they are deleted.
        </ConfirmDeleteDialog>
      ) : null}
    </>
  );
}

function whereItStands(places: readonly Place[]): string {
  if (places.length === 0) return "No post links to it, and no older revision of one.";
  const titles = places.map(({ title, isCurrent }) =>
    isCurrent ? `“${title}”` : `“${title}” (older revisions only)`,
  );
  return `It’s linked in ${titles.join(", ")}. The link there then leads nowhere.`;
}
