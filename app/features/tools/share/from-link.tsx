import { figure } from "../../../domain/tools/numbers/figures.ts";
import {
  readShareHash,
  type SharedState,
  type SharedKey,
} from "../../../domain/tools/out/share-link.ts";
import type { RanchFile } from "../../../domain/tools/ranch/ranch-file.ts";
import { ToolButton } from "../parts/tool-button.tsx";
import { newId } from "../store/edit.ts";
import { useRanch } from "../store/use-ranch.ts";
import { sharedNumbers } from "./shared-numbers.ts";

const NAMES: Readonly<Record<SharedKey, string>> = {
  hd: "Head",
  wt: "Weight of one, lb",
  ac: "Acres",
  gr: "Grown on an acre, lb a year",
  sh: "Share eaten, %",
  sd: "Days of grazing wanted",
  pn: "Paddocks",
  rs: "Days of rest",
};

/** The numbers in a shared link beside the reader's own. */
export function FromLink({ hash, close }: { readonly hash: string; readonly close: () => void }) {
  const { store, state } = useRanch();
  const shared = readShareHash(hash);
  if (!shared) return null;
  const yours = sharedNumbers(state.file);
  const keys = Object.keys(NAMES).filter((key): key is SharedKey => key in shared.numbers);
  return (
    <section className="tool-card" aria-labelledby="sent-heading">
      <h2 id="sent-heading">Sent to you</h2>
      <table className="ledger-table">
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Sent</th>
            <th scope="col">{state.isExample ? "Example" : "Yours"}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key}>
              <th scope="row">{NAMES[key]}</th>
              <td>{figure(shared.numbers[key] ?? 0, 2)}</td>
              <td>{yours[key] === undefined ? "—" : figure(yours[key], 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shared.refused.length > 0 ? (
        <p className="finding">
          Left out, because the number cannot be right:{" "}
          {shared.refused.map((key) => (key in NAMES ? NAMES[key as SharedKey] : key)).join(", ")}.
        </p>
      ) : null}
      <div className="tool-buttons">
        <ToolButton
          className="btn small"
          onClick={() => {
            store.replaceFile(
              withSharedNumbers(state.file, shared),
              "Loaded the numbers from the link",
            );
            close();
          }}
        >
          Use them here
        </ToolButton>
        <ToolButton className="btn small ghost" onClick={close}>
          Keep my numbers
        </ToolButton>
      </div>
    </section>
  );
}

/** The ranch with the link's numbers, each marked as coming from the link. */
function withSharedNumbers(file: RanchFile, { numbers }: SharedState): RanchFile {
  const [herd] = file.herdRows;
  const [pasture] = file.pastures;
  if (!herd || !pasture) return file;
  const marks = [
    ["hd", `herdRows.${herd.id}.head`],
    ["wt", `herdRows.${herd.id}.weightLb`],
    ["ac", `pastures.${pasture.id}.acres`],
    ["gr", `pastures.${pasture.id}.growthLbAc`],
    ["sh", `pastures.${pasture.id}.sharePctSeason`],
    ["sd", "season.days"],
    ["rs", "season.restDays"],
  ] as const;
  const paddocks = Array.from(
    { length: numbers.pn ?? file.paddocks.length },
    (_, index) =>
      file.paddocks[index] ?? { id: newId(), name: `P${index + 1}`, acres: null, rating: 5 },
  );
  return {
    ...file,
    herdRows: [{ ...herd, head: numbers.hd ?? herd.head, weightLb: numbers.wt ?? herd.weightLb }],
    pastures: [
      {
        ...pasture,
        acres: numbers.ac ?? pasture.acres,
        growthLbAc: numbers.gr ?? pasture.growthLbAc,
        sharePctSeason: numbers.sh ?? pasture.sharePctSeason,
      },
      ...(numbers.ac === undefined ? file.pastures.slice(1) : []),
    ],
    paddocks,
    season: {
      ...file.season,
      days: numbers.sd ?? file.season.days,
      restDays: numbers.rs ?? file.season.restDays,
    },
    touched: {
      ...file.touched,
      ...Object.fromEntries(
        marks
          .filter(([key]) => numbers[key] !== undefined)
          .map(([, path]) => [path, "link" as const]),
      ),
    },
  };
}
