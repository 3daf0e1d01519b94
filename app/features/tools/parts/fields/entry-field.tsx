import { HOME } from "#app/domain/tools/fields/fields.ts";
import { fieldAt, valueAt } from "#app/domain/tools/fields/file.ts";
import { useAt } from "#app/features/tools/store/use-ranch.ts";
import { Menu } from "./choice.tsx";
import { asText, FieldOf, type FieldOfProps, useControl } from "./field-of.tsx";

/** The control of a list entry's field: that of any other field, or a choice among the entries of another list. */
export function EntryField(props: FieldOfProps) {
  const control = useControl(props);
  const field = fieldAt(props.path);
  return field.kind === "ref" ? <RefOf {...control} to={field.to} /> : <FieldOf {...props} />;
}

/** The one place besides paddocks where a herd can be logged. */
export const HOME_OPTION = { value: HOME, label: "Home or other grass" };

/** A menu of another list's entries, by name. */
function RefOf({
  path,
  label,
  value,
  write,
  to,
}: ReturnType<typeof useControl> & { readonly to: string }) {
  const list = useAt((file) => valueAt(file, to));
  const entries: readonly { readonly id: string; readonly name: string }[] = Array.isArray(list)
    ? list
    : [];
  const isChosen = value === HOME || entries.some(({ id }) => id === value);
  const options = [
    ...(isChosen ? [] : [{ value: "", label: "Choose" }]),
    ...entries.map(({ id, name }, index) => ({ value: id, label: name || `${index + 1}` })),
    ...(path.startsWith("log.") ? [HOME_OPTION] : []),
  ];
  return <Menu id={path} label={label} value={asText(value)} options={options} onValue={write} />;
}
