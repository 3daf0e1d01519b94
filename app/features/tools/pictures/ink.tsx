/**
 * The patterns of every planner's pictures, readable without color: blocked is hatched, short is crosshatched,
 * done is solid, planned is an outline. Each picture needs its own pattern ids.
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
    </defs>
  );
}
