import { hook } from "../enhance/page-contract.ts";
import { PrinterIcon } from "./icons/icons.tsx";

/** Prints the page. Served by app/enhance/page/share-tools.ts. */
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
