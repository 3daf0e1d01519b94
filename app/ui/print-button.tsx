import { hook } from "../enhance/page-contract.ts";
import { PrinterIcon } from "./icons/icons.tsx";

/** Prints the page. app/enhance/page/share-tools.ts handles the click. */
export function PrintButton() {
  return (
    <p className="print-button">
      <button type="button" className="btn ghost small" {...hook("print")} {...hook("needsScript")}>
        <PrinterIcon />
        Print
      </button>
    </p>
  );
}
