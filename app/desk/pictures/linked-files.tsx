import { useState } from "react";
import { api } from "#app/backend/api.ts";
import type { Answered } from "#app/backend/http/client.ts";
import { fileTitle, megabytes } from "#app/domain/file-title.ts";
import { Banner } from "../forms/banner.tsx";
import { CopyButton } from "../forms/copy-button.tsx";
import { useReload } from "../forms/management-page.tsx";
import { useRequest } from "../forms/request-form.tsx";
import { Row, Rows } from "../forms/rows.tsx";
import { EraseForGood } from "./erase-for-good.tsx";
import { PDF_FILES, putPdf } from "./pdf-file.ts";
import { PostLinks } from "./post-links.tsx";
import { FileButton } from "./upload/file-button.tsx";

const file = api.files[":id"];
type LinkedFile = Answered<typeof api.files.$get>["files"][number];

/** The PDF files that posts can link to: upload, copy the link, see where it is used, erase. */
export function LinkedFiles({
  files,
  isOwner,
}: {
  readonly files: readonly LinkedFile[];
  /** Only owners erase for good. */
  readonly isOwner: boolean;
}) {
  const reload = useReload();
  const [said, setSaid] = useState("");
  const { busy, problem, request } = useRequest();

  async function upload(chosen: File) {
    setSaid("");
    const answer = await request(() => putPdf(chosen));
    if (!answer.ok) return;
    reload();
    setSaid(`“${answer.value.name}” is here. Copy its link into a post.`);
  }

  return (
    <section className="linked-files">
      <div className="desk-head">
        <h2>Files to link</h2>
        <FileButton
          accept={PDF_FILES}
          look="ghost"
          disabled={busy}
          label="A PDF file"
          onFiles={([chosen]) => chosen && void upload(chosen)}
        >
          {busy ? "Uploading…" : "Choose a PDF"}
        </FileButton>
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
                {megabytes(one.size)} ·{" "}
                {one.uses.length === 0 ? (
                  "no post links to it"
                ) : (
                  <>
                    linked in <PostLinks posts={one.uses} />
                  </>
                )}
              </>
            }
          >
            <span className="btns">
              <CopyButton
                label="Copy the link for a post"
                text={`[${fileTitle(one)}](${one.address})`}
              />
              {isOwner ? (
                <EraseForGood
                  name={one.name}
                  loadPlaces={() => file.places.$get({ param: { id: one.id } })}
                  describe={(titles) =>
                    titles === ""
                      ? "No post or page links to it, no older revision of one, and no letter that has yet to go out."
                      : `It’s linked in ${titles}. The link there then leads nowhere.`
                  }
                  erase={() => file.$delete({ param: { id: one.id } })}
                  onErased={() => {
                    reload();
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
