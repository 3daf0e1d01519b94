import type { ReactNode } from "react";

/** A picture drawn from the numbers, with a text alternative. */
export function Picture({
  width,
  height,
  says,
  children,
}: {
  readonly width: number;
  readonly height: number;
  readonly says: string;
  readonly children: ReactNode;
}) {
  return (
    <figure className="tool-picture">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={says}>
        {children}
      </svg>
    </figure>
  );
}

/**
 * The patterns of every planner's pictures, readable without color: blocked is hatched, short is crosshatched,
 * done is solid, planned is an outline, growing grass has blades. Each picture needs its own pattern ids.
 */
export function InkPatterns({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={`${id}-blocked`} width="8" height="8" patternUnits="userSpaceOnUse">
        <path className="ink-line" d="M-2 2l4-4M0 8l8-8M6 10l4-4" strokeWidth="2" />
      </pattern>
      <pattern id={`${id}-short`} width="8" height="8" patternUnits="userSpaceOnUse">
        <path className="ink-short-ground" d="M0 0h8v8H0z" />
        <path className="ink-short" d="M0 8l8-8M0 0l8 8" strokeWidth="1.5" />
      </pattern>
      <pattern id={`${id}-grass`} width="26" height="22" patternUnits="userSpaceOnUse">
        <path
          className="ink-blade"
          d="M3 20l2-10 1 10zM7 20l-1-7 3 7zM16 10l3-9v9zM20 10l-1-5 3 5zM14 22l1-6 1 6z"
        />
      </pattern>
    </defs>
  );
}

/** A cow from planner-head.tsx. Its feet are at (x, y) or, seen from above, its middle. */
export function Cow({
  x,
  y,
  height,
  coat = "ink",
  above = false,
}: {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly coat?: "ink" | "rust";
  readonly above?: boolean;
}) {
  const width = above ? height * 2.95 : height * 1.45;
  return (
    <use
      href={above ? "#cow-above" : "#cow-side"}
      className={`cow ${coat}`}
      x={(x - width / 2).toFixed(1)}
      y={(above ? y - height / 2 : y - height).toFixed(1)}
      width={width.toFixed(1)}
      height={height}
    />
  );
}
