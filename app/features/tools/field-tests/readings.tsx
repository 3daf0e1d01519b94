import { fieldAt } from "#app/domain/tools/fields/file.ts";
import { ToolButton } from "../parts/controls.tsx";
import { useControl } from "../parts/fields/field-of.tsx";
import { NumberField } from "../parts/fields/number-field.tsx";

/** The readings of one test, each in its own row; more can be added. */
export function Readings({ path }: { readonly path: string }) {
  const { value: list, label, write } = useControl({ path });
  const field = fieldAt(path);
  if (field.kind !== "readings" || !Array.isArray(list)) return null;
  const values: readonly (number | null)[] = list;
  return (
    <>
      {values.map((value, index) => (
        <NumberField
          key={index}
          path={path}
          id={`${path}.${index}`}
          field={field}
          label={`${label} ${index + 1}`}
          value={value}
          onValue={(next) => write(values.map((each, at) => (at === index ? next : each)))}
        />
      ))}
      <p className="tool-buttons" id={path}>
        <ToolButton className="btn small ghost" onClick={() => write([...values, null])}>
          One more: {label.toLowerCase()} {values.length + 1}
        </ToolButton>
      </p>
    </>
  );
}
