import { useState } from "react";
import type { Answer } from "../../../backend/ports/answer.ts";
import type { ImportChoice, Imported, TransferPort } from "../../../backend/ports/transfer.ts";
import { useRequest } from "../forms/use-request.ts";
import { type CheckedFile, choiceFor, type Choices } from "./import-state.ts";

export type ImportPort = Pick<TransferPort, "check" | "importFile" | "undo">;

/** An import in two steps: all files are checked, then imported, which can be undone. */
export function useImport(port: ImportPort, onChanged: () => void) {
  const { busy, problem, request } = useRequest();
  const [checked, setChecked] = useState<readonly CheckedFile[]>([]);
  const [done, setDone] = useState<readonly Imported[]>([]);
  const [undone, setUndone] = useState<number>();
  const [choices, setChoices] = useState<Choices>(new Map());

  function reset() {
    setChecked([]);
    setChoices(new Map());
    setDone([]);
    setUndone(undefined);
  }

  async function check(files: readonly File[]) {
    reset();
    const answer = await request(() =>
      runInOrder(files, async (file) => {
        const report = await port.check(file);
        return report.ok ? { ok: true, value: { file, report: report.value } } : report;
      }),
    );
    if (answer.ok) setChecked(answer.value);
  }

  async function importAll(as: ImportChoice["as"]) {
    const answer = await request(() =>
      runInOrder(checked, async (one) => {
        const result = await port.importFile(one.file, choiceFor(one, choices, as));
        // Record each file's import at once, so that it can be undone even if the next one fails.
        if (result.ok) setDone((before) => [...before, result.value]);
        return result;
      }),
    );
    if (answer.ok) setChecked([]);
    onChanged();
  }

  async function undo() {
    const answer = await request(() => runInOrder(done, ({ id }) => port.undo(id)));
    if (!answer.ok) return;
    setUndone(answer.value.reduce((total, posts) => total + posts, 0));
    setDone([]);
    onChanged();
  }

  const choose = (keys: readonly string[], taken: boolean) =>
    setChoices((before) => new Map([...before, ...keys.map((key) => [key, taken] as const)]));

  return { busy, problem, checked, done, undone, choices, choose, check, importAll, undo, reset };
}

/** Runs requests one after the other, up to the first that is refused. */
async function runInOrder<Item, Value>(
  items: readonly Item[],
  request: (item: Item) => Promise<Answer<Value>>,
): Promise<Answer<readonly Value[]>> {
  const values: Value[] = [];
  for (const item of items) {
    const answer = await request(item);
    if (!answer.ok) return answer;
    values.push(answer.value);
  }
  return { ok: true, value: values };
}
