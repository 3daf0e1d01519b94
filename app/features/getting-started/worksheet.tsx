/** On paper only: lines to write the ranch's own numbers on, where the first sheet has room. */
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
