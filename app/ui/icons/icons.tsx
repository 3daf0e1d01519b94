/*
 * Icons in the style of the drawings: square ends, sharp corners, heavy lines. Shapes after Lucide (ISC license),
 * copied so that a page carries only those it shows. 24 by 24 units, in the text's color, always beside text or inside
 * a labeled control.
 */
// Lets the bundler drop icons that are not used.
/* @__NO_SIDE_EFFECTS__ */
export function icon(path: string) {
  return () => (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="square"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

export const MenuIcon = icon("M4 5h16M4 12h16M4 19h16");
export const CloseIcon = icon("M18 6 6 18M6 6l12 12");
export const ChevronDownIcon = icon("m6 9 6 6 6-6");
export const SearchIcon = icon("m21 21-5-5M17.5 10.5a7 7 0 1 1-14 0 7 7 0 1 1 14 0");
export const ArrowLeftIcon = icon("m12 19-7-7 7-7M19 12H5");
export const ArrowRightIcon = icon("M5 12h14m-7-7 7 7-7 7");
export const CheckIcon = icon("M20 6 9 17l-5-5");
export const PrinterIcon = icon("M6 17H3V9h18v8h-3M7 9V3h10v6M7 14h10v7H7z");
export const AlertIcon = icon("M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8zM12 7.5V12m0 4.2v.1");
