import { useState } from "react";
import { api } from "#app/backend/api.ts";
import type { Answered } from "#app/backend/http/client.ts";
import { pluralize } from "#app/domain/plural.ts";
import { useReload } from "../forms/management-page.tsx";
import { RequestField, RequestForm, SubmitButton } from "../forms/request-form.tsx";
import { ADDRESS_INPUT } from "./redirect-lists.tsx";

type Refused = Answered<typeof api.redirects.list.$post>["refused"];

/** Saves a pasted list of two columns. Lines that could not be saved stay in the field, with the reasons below. */
export function PasteList() {
  const reload = useReload();
  const [list, setList] = useState("");
  const [refused, setRefused] = useState<Refused>([]);
  const [said, setSaid] = useState("");
  return (
    <details className="paste-list">
      <summary>Paste a list</summary>
      <RequestForm
        send={() => api.redirects.list.$post({ json: { list } })}
        onDone={(done) => {
          setRefused(done.refused);
          setList(done.refused.map(({ text }) => text).join("\n"));
          setSaid(`${pluralize(done.saved, "redirect")} saved.`);
          reload();
        }}
      >
        <RequestField
          name="list"
          label="Old and new addresses"
          hint="One redirect a line: the old address, a tab, comma or space, and where it leads. From a spreadsheet, copy the two columns."
        >
          {(control) => (
            <textarea
              {...control}
              rows={6}
              value={list}
              onChange={({ target }) => setList(target.value)}
              placeholder={"/2019/05/old-post, /blog/2019/05/old-post"}
              {...ADDRESS_INPUT}
            />
          )}
        </RequestField>
        <SubmitButton look="ghost">Add all</SubmitButton>
      </RequestForm>
      <div role="status">
        {said === "" ? null : <p>{said}</p>}
        {refused.length > 0 ? (
          <>
            <p>{pluralize(refused.length, "line")} couldn’t be saved and stay above:</p>
            <ul>
              {refused.map(({ line, text, why }) => (
                <li key={line}>
                  <code>{text}</code> {why}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </details>
  );
}
