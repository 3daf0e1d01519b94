import { use } from "react";
import { SharedTexts } from "#app/language/english/shared.ts";
import { hook } from "../enhance/page-contract.ts";
import { PrinterIcon } from "./icons/icons.tsx";

/** Shown only inside another app, whose browser usually cannot print, and keeps saved data to itself. */
export function InAppNote() {
  return <p className="hint app-note">{use(SharedTexts).inApp}</p>;
}

/** Prints the page. app/document/first-paint.ts handles the click. */
export function PrintButton() {
  const { print } = use(SharedTexts);
  return (
    <>
      <p className="print-button">
        <button type="button" className="btn ghost small" {...hook("print")}>
          <PrinterIcon />
          {print}
        </button>
      </p>
      <InAppNote />
    </>
  );
}
