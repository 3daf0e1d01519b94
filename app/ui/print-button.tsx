import { use } from "react";
import { SharedTexts } from "#app/language/english/shared.ts";
import { hook } from "../enhance/page-contract.ts";
import { PrinterIcon } from "./icons/icons.tsx";

/** Prints the page. app/document/first-paint.ts handles the click. */
export function PrintButton() {
  const { print } = use(SharedTexts);
  return (
    <p className="print-button">
      <button type="button" className="btn ghost small" {...hook("print")}>
        <PrinterIcon />
        {print}
      </button>
    </p>
  );
}
