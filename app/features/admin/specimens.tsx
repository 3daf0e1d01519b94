import { useRef, useState } from "react";
import type { PostSummary } from "../../domain/post.ts";
import { EmptyList } from "./dashboard/empty-list.tsx";
import { USUAL_ORDER } from "./dashboard/post-list.ts";
import { PostTable } from "./dashboard/post-table.tsx";
import { DeskHeader } from "./desk/header.tsx";
import { LeaveDialog } from "./desk/leave-dialog.tsx";
import { PassingNotice } from "./desk/passing-notice.tsx";
import { DeskSpinner } from "./desk/spinner.tsx";
import { ToastProvider, useToast } from "./desk/toast.tsx";
import { ContentField, type ContentTab } from "./editor/content-field.tsx";
import { Field } from "./editor/field.tsx";
import { InvalidImage } from "./editor/invalid-image.tsx";
import { TagsField } from "./editor/tags-field.tsx";
import { DemoCredentials } from "./login/demo-credentials.tsx";

const nothing = () => undefined;
const editor = { id: "1", username: "editor", email: "editor@example.com" };

/** For the developers' gallery: what the editor's desk is made of, shown with one post. */
export function DeskSpecimens({ post }: { readonly post: PostSummary }) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <ToastProvider>
      <DeskHeader user={editor} onLogout={nothing} />
      <PassingNotice />
      <div className="wrap desk-page editor">
        <h2>Desk</h2>
        <PostTable
          posts={[post]}
          order={USUAL_ORDER}
          onSort={nothing}
          back=""
          listKey=""
          onRemove={nothing}
          frame={frame}
        />
        <EmptyList searching onClear={nothing} />
        <Fields />
        <div className="cover-frame">
          <InvalidImage />
        </div>
        <DemoCredentials email={editor.email} password="grass" onUse={nothing} />
        <DeskSpinner />
        <Messages />
      </div>
    </ToastProvider>
  );
}

function Fields() {
  const [tags, setTags] = useState("");
  const [text, setText] = useState("### Why\n\nBecause.");
  const [tab, setTab] = useState<ContentTab>("Edit");
  return (
    <>
      <Field label="Slug" hint="The end of the web address." error="Slug is required">
        {(control) => <input {...control} />}
      </Field>
      <TagsField value={tags} onChange={setTags} known={["economics", "rest-recovery"]} />
      <ContentField value={text} error={undefined} onChange={setText} tab={tab} onTab={setTab} />
    </>
  );
}

function Messages() {
  const toast = useToast();
  const [asks, setAsks] = useState(false);
  return (
    <p className="btns">
      <button type="button" className="btn" onClick={() => toast({ text: "Published “A title”" })}>
        Show a message
      </button>
      <button type="button" className="btn ghost" onClick={() => setAsks(true)}>
        Ask before leaving
      </button>
      {asks ? <LeaveDialog onStay={() => setAsks(false)} onLeave={() => setAsks(false)} /> : null}
    </p>
  );
}
