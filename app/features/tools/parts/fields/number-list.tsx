import type { LimitName } from "../../../../domain/tools/numbers/limits.ts";
import { ToolButton } from "../tool-button.tsx";
import { useRanch } from "../../store/use-ranch.ts";
import { NumberField } from "./number-field.tsx";

type Lists = "ringMinutes" | "slake" | "flies";

/** The readings of one test, each in its own field; more can be added. */
export function NumberList({
  name,
  label,
  unit,
  limit,
  add,
}: {
  readonly name: Lists;
  /** "Ring" becomes "Ring 1", "Ring 2". */
  readonly label: string;
  readonly unit?: string;
  readonly limit: LimitName;
  readonly add: string;
}) {
  const { store, state } = useRanch();
  const values = state.file.tests[name];
  const write = (next: readonly (number | null)[], touched: readonly string[]) =>
    store.change((file) => ({ ...file, tests: { ...file.tests, [name]: next } }), touched);
  return (
    <>
      <div className="tool-grid narrow">
        {values.map((value, index) => (
          <NumberField
            key={index}
            path={`tests.${name}.${index}`}
            label={`${label} ${index + 1}`}
            unit={unit}
            value={value}
            limit={limit}
            onValue={(next, path) =>
              write(
                values.map((each, at) => (at === index ? next : each)),
                [path],
              )
            }
          />
        ))}
      </div>
      <p className="tool-buttons">
        <ToolButton className="btn small ghost" onClick={() => write([...values, null], [])}>
          {add}
        </ToolButton>
      </p>
    </>
  );
}
