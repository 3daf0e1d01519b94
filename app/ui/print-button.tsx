import { PrinterIcon } from "./icons.tsx";

/** Prints the page. A small script listens, so it works before React does (app/comfort/print-button.ts). */
export function PrintButton() {
  return (
    <p className="print-button">
      <button type="button" className="btn ghost small" data-print="">
        <PrinterIcon />
        Print
      </button>
    </p>
  );
}
