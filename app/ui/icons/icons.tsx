import type { ReactNode } from "react";

/*
 * Icons from Lucide (ISC license), copied so that a page carries only those it shows.
 * 24 by 24 units, in the text's color, always beside text or inside a labeled control.
 */
export function icon(name: string, children: ReactNode) {
  const Icon = () => (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
  Icon.displayName = name;
  return Icon;
}

export const MenuIcon = icon("MenuIcon", <path d="M4 5h16M4 12h16M4 19h16" />);
export const CloseIcon = icon("CloseIcon", <path d="M18 6 6 18M6 6l12 12" />);
export const ChevronDownIcon = icon("ChevronDownIcon", <path d="m6 9 6 6 6-6" />);
export const SearchIcon = icon(
  "SearchIcon",
  <>
    <path d="m21 21-4.34-4.34" />
    <circle cx="11" cy="11" r="8" />
  </>,
);
export const ArrowLeftIcon = icon("ArrowLeftIcon", <path d="m12 19-7-7 7-7M19 12H5" />);
export const ArrowRightIcon = icon("ArrowRightIcon", <path d="M5 12h14m-7-7 7 7-7 7" />);
export const CheckIcon = icon("CheckIcon", <path d="M20 6 9 17l-5-5" />);
export const PrinterIcon = icon(
  "PrinterIcon",
  <>
    <path d="M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6" />
    <rect x="6" y="14" width="12" height="8" rx="1" />
  </>,
);
export const AlertIcon = icon(
  "AlertIcon",
  <>
    <circle cx="12" cy="12" r="10" />
    <path d="M12 8v4M12 16h.01" />
  </>,
);
