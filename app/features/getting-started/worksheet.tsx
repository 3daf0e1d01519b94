/** Print only: blank lines for the ranch's own numbers, on the first sheet. */
export function Worksheet({
  sheet: { heading, lines },
}: {
  readonly sheet: { readonly heading: string; readonly lines: readonly string[] };
}) {
  return (
    <section className="worksheet wrap" aria-labelledby="worksheet">
      <h2 id="worksheet">{heading}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
