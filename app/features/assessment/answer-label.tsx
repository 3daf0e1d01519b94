/** An answer's label. Keeps a range such as `(2-4` on one line, since browsers break after a hyphen. */
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
