import { hook } from "../enhance/page-contract.ts";
import { PrinterIcon } from "./icons.tsx";

/** Prints the page. Served by app/enhance/share-tools.ts. */
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
