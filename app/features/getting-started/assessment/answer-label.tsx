/** An answer's own words. A range in them, the `(2-4` of `(2-4 paddocks)`, is in one line: browsers break after a hyphen. */
export function AnswerLabel({ label }: { readonly label: string }) {
  const [range = ""] = /\S*\d-\d\S*/.exec(label) ?? [];
  const at = label.indexOf(range);
  return (
    <span>
      {label.slice(0, at)}
      {range === "" ? null : <span className="nobr">{range}</span>}
      {label.slice(at + range.length)}
    </span>
  );
}
