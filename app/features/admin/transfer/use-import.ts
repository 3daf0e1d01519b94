import { useState } from "react";
import type {
  ImportChoice,
  Imported,
  Report,
  TransferPort,
  Undone,
} from "#app/backend/ports/transfer.ts";
import { useRequest } from "../forms/use-request.ts";
import { choiceFor, type Choices, EVERYTHING, type Extras, linesOf } from "./import-state.ts";

export type ImportPort = Pick<TransferPort, "check" | "importFiles" | "undo">;

/** An import in two steps: the files are checked, then imported, which can be undone. */
export function useImport(port: ImportPort, onChanged: () => void) {
  const { busy, problem, request } = useRequest();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [checked, setChecked] = useState<Report>();
  const [done, setDone] = useState<Imported>();
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
    const answer = await request(() => port.check(chosen));
    if (answer.ok) setChecked(answer.value);
  }

  async function importAll(as: ImportChoice["as"]) {
    if (!checked) return;
    const choice = choiceFor(linesOf(checked), choices, extras, as);
    const answer = await request(() => port.importFiles(files, choice));
    if (answer.ok) {
      setDone(answer.value);
      setChecked(undefined);
    }
    onChanged();
  }

  async function undo() {
    if (!done) return;
    const answer = await request(() => port.undo(done.id));
    if (!answer.ok) return;
    setUndone(answer.value);
    setDone(undefined);
    onChanged();
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
