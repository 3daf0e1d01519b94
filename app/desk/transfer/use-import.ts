import { useState } from "react";
import { api, ask } from "#app/backend/api.ts";
import { useReload } from "../forms/management-page.tsx";
import { useRequest } from "../forms/request-form.tsx";
import {
  choiceFor,
  type Choices,
  EVERYTHING,
  type Extras,
  type ImportChoice,
  linesOf,
  type Report,
  type Undone,
} from "./import-state.ts";

/** Long enough for the pictures of a large site. */
const IMPORT_TIMEOUT_MS = 6 * 60 * 60_000;

/** An import in two steps: the files are checked, then imported, which can be undone. */
export function useImport() {
  const reload = useReload();
  const { busy, problem, request } = useRequest();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [checked, setChecked] = useState<Report>();
  const [done, setDone] = useState<Report>();
  const [undone, setUndone] = useState<Undone>();
  const [choices, setChoices] = useState<Choices>(new Map());
  const [extras, setExtras] = useState<Extras>(EVERYTHING);

  function reset() {
    setFiles([]);
    setChecked(undefined);
    setChoices(new Map());
    setExtras(EVERYTHING);
    setDone(undefined);
    setUndone(undefined);
  }

  async function check(chosen: readonly File[]) {
    reset();
    setFiles(chosen);
    const answer = await request(() => send(chosen, { check: "1" }, {}));
    if (answer.ok) setChecked(answer.value);
  }

  async function importAll(as: ImportChoice["as"]) {
    if (!checked) return;
    const choice = choiceFor(linesOf(checked), choices, extras, as);
    const answer = await request(() => send(files, {}, choice));
    if (answer.ok) {
      setDone(answer.value);
      setChecked(undefined);
    }
    reload();
  }

  async function undo() {
    if (!done) return;
    const answer = await request(() => api.imports[":id"].$delete({ param: { id: done.id } }));
    if (!answer.ok) return;
    setUndone(answer.value);
    setDone(undefined);
    reload();
  }

  const choose = (places: readonly number[], taken: boolean) =>
    setChoices((before) => new Map([...before, ...places.map((place) => [place, taken] as const)]));

  return {
    busy,
    problem,
    checked,
    done,
    undone,
    choices,
    choose,
    extras,
    setExtras,
    check,
    importAll,
    undo,
    reset,
  };
}

/** Sends files that belong together, with what to do with them. */
function send(files: readonly File[], query: { readonly check?: string }, choice: object) {
  const body = new FormData();
  body.set("choice", JSON.stringify(choice));
  for (const file of files) body.append("file", file);
  return api.import.$post({ query }, { init: { body }, fetch: ask(undefined, IMPORT_TIMEOUT_MS) });
}
