import { site } from "../../../content/site.ts";
import { Mark } from "../../ui/icons/logo.tsx";

/** Stands at the end of a printed page only: where the sheet in the barn came from. */
export function PrintMark({ address }: { readonly address: string }) {
  return (
    <p className="print-mark">
      <Mark />
      <b>{site.name}</b> {address}
    </p>
  );
}
