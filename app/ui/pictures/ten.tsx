const TENTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** The site's own measure: ten squares for ten tenths of a ranch, `filled` of them changed. */
export function Ten({ filled, label }: { readonly filled: number; readonly label: string }) {
  return (
    <div className="ten" role="img" aria-label={label}>
      {TENTHS.map((tenth) => (
        <i key={tenth} className={tenth <= filled ? "on" : undefined} />
      ))}
    </div>
  );
}
