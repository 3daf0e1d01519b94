import type { ReactNode } from "react";

/** Advice set apart, marked with a step-in post. */
export function Callout({
  heading,
  children,
}: {
  readonly heading?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="callout" role="note">
      <svg
        viewBox="0 0 36 82"
        width="36"
        height="82"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.2"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M14 80V18q-1-13 8-13t7 9-9 5M14 66h12" />
        <path d="M0 34h36M0 48h36" strokeWidth="1.6" strokeDasharray="5 4" />
      </svg>
      <div>
        {heading ? <h3>{heading}</h3> : null}
        {children}
      </div>
    </div>
  );
}
